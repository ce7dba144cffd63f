package org.baoqi.speech.mirror;

import java.security.SecureRandom;
import java.util.Optional;

/** 連線碼: the six digits that the referee says to a player. */
public record JoinCode(String digits) {
    public static final int LENGTH = 6;

    public JoinCode {
        if (!digits.matches("\\d{" + LENGTH + "}")) throw new IllegalArgumentException("no code: " + digits);
    }

    public static JoinCode random(SecureRandom random) {
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) digits.append(random.nextInt(10));
        return new JoinCode(digits.toString());
    }

    /** What somebody typed: six digits, blanks between them allowed. */
    public static Optional<JoinCode> read(String text) {
        String digits = text.replaceAll("[\\s-]", "");
        return digits.matches("[0-9]{" + LENGTH + "}") ? Optional.of(new JoinCode(digits)) : Optional.empty();
    }
}
