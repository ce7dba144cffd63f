package org.baoqi.speech.mirror;

import java.math.BigInteger;
import java.security.SecureRandom;
import org.bouncycastle.crypto.CryptoException;
import org.bouncycastle.crypto.agreement.jpake.JPAKEParticipant;
import org.bouncycastle.crypto.agreement.jpake.JPAKEPrimeOrderGroups;
import org.bouncycastle.crypto.agreement.jpake.JPAKERound1Payload;
import org.bouncycastle.crypto.agreement.jpake.JPAKERound2Payload;
import org.bouncycastle.crypto.agreement.jpake.JPAKERound3Payload;
import org.bouncycastle.crypto.digests.SHA256Digest;

/**
 * One end of J-PAKE (RFC 8236) over the spoken code: both ends get a strong secret if they have the same code, and
 * whoever listens or tries learns no more than whether one guess was right. The three rounds go over the wire as text.
 */
final class Pairing {
    private static final String GAP = " ";
    private static final int LONGEST = JPAKEPrimeOrderGroups.NIST_3072.getP().bitLength() / 4;

    private final String other;
    private final JPAKEParticipant participant;
    private BigInteger material;

    Pairing(String me, String other, JoinCode code, SecureRandom random) {
        this.other = other;
        participant = new JPAKEParticipant(
                me, code.digits().toCharArray(), JPAKEPrimeOrderGroups.NIST_3072, new SHA256Digest(), random);
    }

    /** A text that came is no such round, or does not prove what it should. */
    static final class Failed extends Exception {
        private static final long serialVersionUID = 1;

        Failed(Throwable cause) {
            super(cause);
        }
    }

    String firstRound() {
        JPAKERound1Payload sent = participant.createRound1PayloadToSend();
        return write(
                sent.getGx1(),
                sent.getGx2(),
                sent.getKnowledgeProofForX1()[0],
                sent.getKnowledgeProofForX1()[1],
                sent.getKnowledgeProofForX2()[0],
                sent.getKnowledgeProofForX2()[1]);
    }

    void takeFirstRound(String text) throws Failed {
        BigInteger[] n = read(text, 6);
        check(() -> participant.validateRound1PayloadReceived(new JPAKERound1Payload(
                other, n[0], n[1], new BigInteger[] {n[2], n[3]}, new BigInteger[] {n[4], n[5]})));
    }

    String secondRound() {
        JPAKERound2Payload sent = participant.createRound2PayloadToSend();
        return write(sent.getA(), sent.getKnowledgeProofForX2s()[0], sent.getKnowledgeProofForX2s()[1]);
    }

    void takeSecondRound(String text) throws Failed {
        BigInteger[] n = read(text, 3);
        check(() -> participant.validateRound2PayloadReceived(
                new JPAKERound2Payload(other, n[0], new BigInteger[] {n[1], n[2]})));
        material = participant.calculateKeyingMaterial();
    }

    /** The proof of having come to the same secret. */
    String thirdRound() {
        return write(participant.createRound3PayloadToSend(material).getMacTag());
    }

    void takeThirdRound(String text) throws Failed {
        BigInteger[] n = read(text, 1);
        check(() -> participant.validateRound3PayloadReceived(new JPAKERound3Payload(other, n[0]), material));
    }

    /** The secret that both ends now have, and keep for later connections. The keys of this one do not follow from it. */
    byte[] secret() {
        return SecureChannel.Keys.expand(material.toByteArray(), new byte[0], "pairing");
    }

    /** The keys of this connection. */
    SecureChannel.Keys keys() {
        return SecureChannel.Keys.derive(material.toByteArray(), new byte[0]);
    }

    private interface Check {
        void run() throws CryptoException;
    }

    private static void check(Check check) throws Failed {
        try {
            check.run();
        } catch (CryptoException | IllegalArgumentException | IllegalStateException | ArithmeticException e) {
            throw new Failed(e);
        }
    }

    private static String write(BigInteger... numbers) {
        StringBuilder text = new StringBuilder();
        for (BigInteger number : numbers)
            text.append(text.length() == 0 ? "" : GAP).append(number.toString(16));
        return text.toString();
    }

    private static BigInteger[] read(String text, int count) throws Failed {
        String[] parts = text.split(GAP, -1);
        if (parts.length != count) throw new Failed(new IllegalArgumentException(parts.length + " numbers"));
        BigInteger[] numbers = new BigInteger[count];
        try {
            for (int i = 0; i < count; i++) numbers[i] = number(parts[i]);
        } catch (NumberFormatException e) {
            throw new Failed(e);
        }
        return numbers;
    }

    /** No longer than the numbers of the group, so that nobody has us reckon with giants. */
    private static BigInteger number(String digits) {
        if (digits.length() > LONGEST) throw new NumberFormatException("too long");
        return new BigInteger(digits, 16);
    }
}
