package org.baoqi.speech.mirror;

/** A device's connection to the host, as bytes. */
interface DeviceWire {
    void send(byte[] frame);

    void send(String text);

    void close();

    /** What comes over it. */
    interface Listener {
        void opened();

        void received(String text);

        void received(byte[] frame);

        /** Once, also if it never opened. */
        void closed();
    }
}
