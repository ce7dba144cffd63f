package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class TimesCommandTest {
    private static final String BLACK_FIFTEEN =
            "{\"at\": 980500, \"side\": \"black\", \"mark\": 900, \"order\": [\"black\", \"red\"], \"text\":"
                    + " \"黑方尚餘十五分鐘；紅方尚餘四十秒。\"}\n";
    private static final String RED_HALF =
            "{\"at\": 480000, \"side\": \"red\", \"mark\": \"half\", \"order\": [\"red\", \"black\"], \"text\":"
                    + " \"紅方尚餘一半用時，八分鐘；黑方尚餘十六分鐘。\"}\n";

    /** Words of a line and lines of input are separated by |. */
    private static DeskRun run(String line, String input) {
        return DeskRun.of(input.replace('|', '\n'), ("times|" + line).split("\\|"));
    }

    @Test
    void printsOneObjectAReport() {
        assertEquals(
                RED_HALF,
                run("--scheme|blind|--time|16m|--marks|half|--json", "500").out());
        assertEquals(
                BLACK_FIFTEEN,
                run("--scheme|inclusive|--impaired|black|--time|16m|--json", "120|30|800.5|40")
                        .out());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "times.csv", numLinesToSkip = 1)
    void printsEachReportWithItsMoment(String line, String input, String out) {
        DeskRun run = run(line, input);
        assertEquals(0, run.code());
        assertEquals(out, String.join("|", run.out().split("\n")));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "times-slips.csv", numLinesToSkip = 1)
    void aSlipGetsAMessage(String line, String input, String message) {
        DeskRun run = run(line, input);
        assertEquals(message, run.err().trim());
        assertEquals(2, run.code());
    }
}
