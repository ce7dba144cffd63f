package org.baoqi.speech.mirror;

import java.security.SecureRandom;
import java.util.Optional;

/** 連線碼: the six digits that the referee says to a player. */
public record JoinCode(String digits) {
    public static final int LENGTH = 6;

    private static final String NUMERALS = "零一二三四五六七八九〇么兩參肆伍陸柒捌玖洞壹两";

    public JoinCode {
        if (!digits.matches("\\d{" + LENGTH + "}")) throw new IllegalArgumentException("no code: " + digits);
    }

    public static JoinCode random(SecureRandom random) {
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) digits.append(random.nextInt(10));
        return new JoinCode(digits.toString());
    }

    /** Reads a code that somebody typed or said: six digits of any script, or 一二三; signs between them do not count. */
    public static Optional<JoinCode> read(String text) {
        StringBuilder digits = new StringBuilder();
        for (char sign : text.toCharArray()) {
            int named = NUMERALS.indexOf(sign);
            int digit = named >= 0 ? named % 10 : Character.digit(sign, 10);
            if (digit >= 0) digits.append(digit);
            else if (Character.isLetter(sign)) return Optional.empty();
        }
        return digits.length() == LENGTH ? Optional.of(new JoinCode(digits.toString())) : Optional.empty();
    }
}
