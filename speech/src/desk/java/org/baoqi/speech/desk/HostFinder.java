package org.baoqi.speech.desk;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.jmdns.JmDNS;
import javax.jmdns.ServiceEvent;
import javax.jmdns.ServiceInfo;
import javax.jmdns.ServiceListener;
import org.baoqi.speech.mirror.MirrorServer;

/** Finds hosts on the local network by their names, as the phones do (DNS-SD, RFC 6763), and lets them find ours. */
final class HostFinder {
    private static final String TYPE = "_baoqi._tcp.local.";
    private static final Duration LONGEST = Duration.ofSeconds(6);
    /** Others may answer a little later than the first. */
    private static final Duration FOR_OTHERS = Duration.ofMillis(700);

    private HostFinder() {}

    /** @param address with its port */
    record Found(String name, String address) {}

    /** Lets others find a host until it is closed. */
    interface Announced extends AutoCloseable {
        @Override
        void close();
    }

    /** Announces a host. Where the network does not do it, players type the address. */
    static Announced announce(Optional<String> on, String name, int port) {
        List<JmDNS> opened = new ArrayList<>();
        Thread announcing = inBackground(() -> {
            for (InetAddress address : addresses(on)) {
                try {
                    JmDNS network = JmDNS.create(address);
                    opened.add(network);
                    network.registerService(ServiceInfo.create(TYPE, name, port, ""));
                } catch (IOException notHere) {
                    // Another address may do.
                }
            }
        });
        return () -> inBackground(() -> {
            join(announcing);
            opened.forEach(HostFinder::close);
        });
    }

    /** All hosts that answer, none if nobody does in time. */
    static List<Found> look(Optional<String> on) {
        Map<String, Found> found = new LinkedHashMap<>();
        CountDownLatch first = new CountDownLatch(1);
        List<JmDNS> opened = new ArrayList<>();
        try {
            for (InetAddress address : addresses(on)) {
                JmDNS network = JmDNS.create(address);
                opened.add(network);
                network.addServiceListener(TYPE, new Listener(found, first));
            }
            if (first.await(LONGEST.toMillis(), TimeUnit.MILLISECONDS)) Thread.sleep(FOR_OTHERS.toMillis());
        } catch (IOException notHere) {
            // Whoever was found is found.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        inBackground(() -> opened.forEach(HostFinder::close));
        synchronized (found) {
            return new ArrayList<>(found.values());
        }
    }

    private record Listener(Map<String, Found> found, CountDownLatch first) implements ServiceListener {
        @Override
        public void serviceAdded(ServiceEvent event) {
            event.getDNS().requestServiceInfo(event.getType(), event.getName());
        }

        @Override
        public void serviceRemoved(ServiceEvent event) {
            synchronized (found) {
                found.remove(event.getName());
            }
        }

        @Override
        public void serviceResolved(ServiceEvent event) {
            String[] addresses = event.getInfo().getHostAddresses();
            if (addresses.length == 0) return;
            synchronized (found) {
                found.put(
                        event.getName(),
                        new Found(
                                event.getName(),
                                addresses[0] + ":" + event.getInfo().getPort()));
            }
            first.countDown();
        }
    }

    private static List<InetAddress> addresses(Optional<String> on) {
        List<InetAddress> all = new ArrayList<>();
        List<String> names = on.map(List::of).orElseGet(() -> MirrorServer.addresses(0));
        for (String name : names) {
            try {
                all.add(InetAddress.getByName(name.replaceAll(":0$", "")));
            } catch (UnknownHostException gone) {
                // The network has changed.
            }
        }
        return all;
    }

    private static Thread inBackground(Runnable work) {
        Thread thread = new Thread(work, "finder");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void close(JmDNS network) {
        try {
            network.close();
        } catch (IOException gone) {
            // It is closed, then.
        }
    }
}
