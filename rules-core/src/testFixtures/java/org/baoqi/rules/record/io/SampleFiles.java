package org.baoqi.rules.record.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;

/** Honest files of every format, with the same games in them as far as the format has room. */
public final class SampleFiles {
    private static final int XQF_VERSION = 18;

    private SampleFiles() {}

    public static byte[] of(GameReading.Format format, List<GameRecord> games, Random random) {
        GameRecord first = games.get(0);
        return switch (format) {
            case PGN -> text(each(games, Pgn::write));
            case FEN -> text(first.start().fen() + "\n" + first.moves(Notation.WXF));
            case UCCI -> text(each(games, Ucci::write));
            case DHTMLXQ -> text(each(games, Dhtmlxq::write));
            case XQF -> XqfFile.of(first, XQF_VERSION, Charset.forName("GB18030"), random);
            case CBR -> CbrFile.of(first);
            case CBL -> CbrFile.library(games);
            case CBF -> text(CbfFile.of(first));
            case UNKNOWN -> new byte[] {1, 2, 0, 3};
        };
    }

    private static String each(List<GameRecord> games, Function<GameRecord, String> write) {
        return games.stream().map(write).collect(Collectors.joining("\n"));
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
