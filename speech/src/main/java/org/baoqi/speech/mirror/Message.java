package org.baoqi.speech.mirror;

import java.util.List;

/** What phones tell each other once they trust one another. */
sealed interface Message {
    /**
     * A device wants to take part. It has so many lines already, and this is their digest.
     *
     * @param start which start of the device's program this is: each numbers its proposals anew
     */
    record Join(Role role, String name, String start, long have, String digest) implements Message {}

    /** The host's answer to that. */
    record Admitted(Role role) implements Message {}

    /** The referee has yet to allow it, or does not. */
    record NotAdmitted(Refusal why) implements Message {}

    /** Lines of the log that follow each other. */
    record Lines(List<Entry> entries) implements Message {
        public Lines {
            entries = List.copyOf(entries);
        }
    }

    /** So many lines have come, and this is their digest. */
    record Have(long count, String digest) implements Message {}

    /** The two logs are not the same. */
    record Differs(long count) implements Message {}

    /** What a player said or did; numbered from 1, so that none counts twice. */
    record Proposal(long number, String text) implements Message {
        /** So many may be under way at once. */
        static final int MOST_UNDER_WAY = 32;
    }

    /** The host has dealt with a proposal. What it led to stands in the log; this is for the player alone. */
    record Reply(long number, String text) implements Message {}

    /** A question for the host's time, with that of the asker. */
    record Ping(long nanos) implements Message {}

    record Pong(long nanos, long hostNanos) implements Message {}

    /** Why a device may not take part. */
    enum Refusal {
        /** The referee has not said yes yet. */
        WAITING,
        /** Another device has this side. */
        TAKEN,
        /** The referee does not want it. */
        REFUSED
    }
}
