package org.baoqi.speech;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpokenPositionTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "紅帥五路一線，黑將五路十線，紅俥二路三線 | 4k4/9/9/9/9/9/9/7R1/9/4K4 w",
                "紅帥 4路1線 兵五路八線；黑將六路10線，黑先 | 3k5/9/4P4/9/9/9/9/9/9/5K3 b",
                "红帅五路，一线，车一路一线、黑将四路十线，轮到红方走。 | 5k3/9/9/9/9/9/9/9/9/4K3R w",
                "黑卒五路二線，紅帥六路一線，黑將五路十線，輪到黑方走 | 4k4/9/9/9/9/9/9/9/4p4/3K5 b",
                "紅帥五路一線 香蕉 | none",
                "紅香五路一線 | none",
                "黑先 | none",
                "'' | none",
                "4k4/9/9/9/9/9/9/4R4/9/3K5 b | none"
            })
    void whatIsSaidPieceByPieceIsAPosition(String text, String fen) {
        assertEquals(fen, SpokenPosition.fen(text).orElse("none"));
    }
}
