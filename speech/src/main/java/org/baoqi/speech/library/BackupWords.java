package org.baoqi.speech.library;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.speech.words.Words;

/** What came of reading a backup, in words. */
public record BackupWords(Words words) {

    /** 新增三局，更新一局，兩局已經有了。 */
    public List<String> sentences(Backup.Merged merged) {
        int read = merged.added() + merged.changed() + merged.same();
        List<String> said = new ArrayList<>();
        said.add(
                read == 0
                        ? words.say("library.backup.nothing")
                        : words.say(
                                "library.backup.merged",
                                words.count(merged.added()),
                                words.count(merged.changed()),
                                words.count(merged.same())));
        if (merged.lost() > 0) said.add(words.say("library.backup.lost", words.count(merged.lost())));
        return said;
    }
}
