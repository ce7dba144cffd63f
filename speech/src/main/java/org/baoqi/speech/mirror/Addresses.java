package org.baoqi.speech.mirror;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** The addresses of this machine on local networks, as a person can type them. */
public final class Addresses {
    private Addresses() {}

    public static List<String> own() {
        List<String> found = new ArrayList<>();
        try {
            for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces()))
                for (InetAddress address : Collections.list(network.getInetAddresses()))
                    if (address instanceof Inet4Address && address.isSiteLocalAddress())
                        found.add(address.getHostAddress());
        } catch (SocketException e) {
            return List.of();
        }
        return found;
    }

    public static List<String> with(List<String> hosts, int port) {
        return hosts.stream().map(host -> host + ":" + port).collect(Collectors.toList());
    }
}
