package org.baoqi.speech.library;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.speech.Words;

/** What came of reading a backup, in words. */
public record BackupWords(Words words) {

    /** 新增三局，更新一局，兩局已經有了。 */
    public List<String> sentences(Backup.Reading reading, Backup.Merge merge) {
        List<String> said = new ArrayList<>();
        if (reading.games().isEmpty()) said.add(words.say("library.backup.nothing"));
        else
            said.add(words.say(
                    "library.backup.merged",
                    words.count(merge.added().size()),
                    words.count(merge.changed().size()),
                    words.count(merge.same())));
        if (reading.lost() > 0) said.add(words.say("library.backup.lost", words.count(reading.lost())));
        return said;
    }

    /** What a backup holds, for who has just made one. */
    public String written(int games) {
        return words.say(games == 1 ? "library.backup.written.one" : "library.backup.written", words.count(games));
    }
}
