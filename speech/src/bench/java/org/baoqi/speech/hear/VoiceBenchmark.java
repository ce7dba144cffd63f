package org.baoqi.speech.hear;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.words.SpokenLanguage;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long five alternatives of one utterance take, from texts to an outcome: the median and the 99th percentile count. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class VoiceBenchmark {
    private static final List<String> TEXTS = List.of("跑而平無", "呃炮餓瓶五", "那個跑二平舞", "拋兒拼霧", "14進5炮二平五");

    @Param({"TAIWAN_MANDARIN", "CANTONESE"})
    public SpokenLanguage language;

    @Param({
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        "r3ka2r/4a4/2c1b1c2/9/4R4/9/9/2C1B1C2/4A4/3AK3R w"
    })
    public String fen;

    @Benchmark
    public Hearing hearFiveAlternatives() {
        return VoiceParser.in(language).hear(TEXTS, Position.parse(fen));
    }
}
