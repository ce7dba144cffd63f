package org.baoqi.speech.mirror;

/** A connection between a device and the host, as texts before both trust each other and as sealed frames from then on. */
interface Wire {
    void send(byte[] frame);

    void send(String text);

    /** The other end has proved who it is: it may send longer frames, and stay. */
    void trust();

    void close();

    /** Takes what comes over the connection. */
    interface Listener {
        void opened();

        void received(String text);

        void received(byte[] frame);

        /** Once, also if it never opened. */
        void closed();
    }
}
