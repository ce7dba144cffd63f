package org.baoqi.speech.mirror;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecureChannelTest {
    private final SecureChannel.Keys keys = SecureChannel.Keys.derive(new byte[] {1, 2, 3}, new byte[] {4});
    private final SecureChannel host = SecureChannel.ofHost(keys);
    private final SecureChannel device = SecureChannel.ofDevice(keys);

    @Test
    void whatOneEndSealsTheOtherOpens() {
        assertEquals(Optional.of("炮二平五"), host.open(device.seal("炮二平五")));
        assertEquals(Optional.of("馬8進7"), device.open(host.seal("馬8進7")));
    }

    @Test
    void nothingOpensTwice() {
        byte[] frame = device.seal("press");
        host.open(frame);
        assertEquals(Optional.empty(), host.open(frame));
    }

    @Test
    void aFrameSentBackToItsSenderDoesNotOpen() {
        assertEquals(Optional.empty(), device.open(device.seal("press")));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 7, 8, 12, 20})
    void oneChangedBitAndItDoesNotOpen(int at) {
        byte[] frame = device.seal("resign");
        frame[at] ^= 1;
        assertEquals(Optional.empty(), host.open(frame));
    }

    @Test
    void withoutTheKeysNothingOpens() {
        SecureChannel stranger = SecureChannel.ofDevice(SecureChannel.Keys.derive(new byte[] {9}, new byte[] {4}));
        assertEquals(Optional.empty(), host.open(stranger.seal("resign")));
        assertEquals(Optional.empty(), host.open("garbage".getBytes(StandardCharsets.UTF_8)));
        assertEquals(Optional.empty(), host.open(new byte[0]));
    }

    @Test
    void framesThatOvertakeEachOtherAllOpenOnce() {
        List<byte[]> frames = new ArrayList<>();
        for (int i = 0; i < 60; i++) frames.add(device.seal("line " + i));
        Collections.shuffle(frames, new Random(5));
        int opened = 0;
        for (int round = 0; round < 2; round++)
            for (byte[] frame : frames) if (host.open(frame).isPresent()) opened++;
        assertEquals(60, opened);
    }
}
