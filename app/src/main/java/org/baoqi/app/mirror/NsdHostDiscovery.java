package org.baoqi.app.mirror;

import android.content.Context;
import android.net.nsd.NsdManager;
import android.net.nsd.NsdServiceInfo;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Network service discovery as Android does it. A network without it finds nobody; an address can still be typed. */
public final class NsdHostDiscovery implements HostDiscovery {
    private static final String TYPE = "_baoqi._tcp";
    private static final int ATTEMPTS = 3;

    private final Context context;
    private final Executor main;
    /** Before Android 14 the system answers one question at a time and refuses the others. */
    private final Queue<Resolving> waiting = new ArrayDeque<>();

    public NsdHostDiscovery(Context context, Executor main) {
        this.context = context;
        this.main = main;
    }

    private Optional<NsdManager> manager() {
        return Optional.ofNullable(context.getSystemService(NsdManager.class));
    }

    @Override
    public Runnable announce(String name, int port) {
        NsdServiceInfo service = new NsdServiceInfo();
        service.setServiceName(name);
        service.setServiceType(TYPE);
        service.setPort(port);
        Announced announced = new Announced();
        manager().ifPresent(nsd -> nsd.registerService(service, NsdManager.PROTOCOL_DNS_SD, announced));
        return () -> manager().filter(nsd -> !announced.failed).ifPresent(nsd -> nsd.unregisterService(announced));
    }

    @Override
    public Runnable look(Consumer<List<Found>> found) {
        Search search = new Search(found);
        manager().ifPresent(nsd -> nsd.discoverServices(TYPE, NsdManager.PROTOCOL_DNS_SD, search));
        return () -> manager().filter(nsd -> !search.failed).ifPresent(nsd -> nsd.stopServiceDiscovery(search));
    }

    /** Nobody need know how it went: who does not find the host types its address. What failed is not stopped. */
    private static final class Announced implements NsdManager.RegistrationListener {
        private volatile boolean failed;

        @Override
        public void onServiceRegistered(NsdServiceInfo service) {}

        @Override
        public void onRegistrationFailed(NsdServiceInfo service, int error) {
            failed = true;
        }

        @Override
        public void onServiceUnregistered(NsdServiceInfo service) {}

        @Override
        public void onUnregistrationFailed(NsdServiceInfo service, int error) {}
    }

    /** Hosts that were found, asked for their addresses one after the other. Everything is done on the main thread. */
    private final class Search implements NsdManager.DiscoveryListener {
        private final Consumer<List<Found>> found;
        private final Map<String, Found> hosts = new LinkedHashMap<>();
        private final Set<String> present = new HashSet<>();
        private volatile boolean failed;

        Search(Consumer<List<Found>> found) {
            this.found = found;
        }

        @Override
        public void onServiceFound(NsdServiceInfo service) {
            main.execute(() -> {
                present.add(service.getServiceName());
                resolve(new Resolving(this, service, ATTEMPTS));
            });
        }

        @Override
        public void onServiceLost(NsdServiceInfo service) {
            main.execute(() -> {
                present.remove(service.getServiceName());
                hosts.remove(service.getServiceName());
                found.accept(new ArrayList<>(hosts.values()));
            });
        }

        private void resolved(String name, String address) {
            if (!present.contains(name)) return;
            hosts.put(name, new Found(name, address));
            found.accept(new ArrayList<>(hosts.values()));
        }

        @Override
        public void onDiscoveryStarted(String type) {}

        @Override
        public void onDiscoveryStopped(String type) {}

        @Override
        public void onStartDiscoveryFailed(String type, int error) {
            failed = true;
        }

        @Override
        public void onStopDiscoveryFailed(String type, int error) {}
    }

    private void resolve(Resolving next) {
        waiting.add(next);
        if (waiting.size() == 1) next.ask();
    }

    private void resolved() {
        waiting.remove();
        Optional.ofNullable(waiting.peek()).ifPresent(Resolving::ask);
    }

    /** A question for the address of a host. A service of a search that has been left is asked for all the same. */
    private final class Resolving implements NsdManager.ResolveListener {
        private final Search search;
        private final NsdServiceInfo service;
        private final int attempts;

        Resolving(Search search, NsdServiceInfo service, int attempts) {
            this.search = search;
            this.service = service;
            this.attempts = attempts;
        }

        /** The way to ask that Android 8 knows, too. */
        @SuppressWarnings("deprecation")
        void ask() {
            manager().ifPresent(nsd -> nsd.resolveService(service, this));
        }

        @Override
        @SuppressWarnings("deprecation")
        public void onServiceResolved(NsdServiceInfo answer) {
            String address = address(answer.getHost()) + ":" + answer.getPort();
            main.execute(() -> {
                search.resolved(service.getServiceName(), address);
                resolved();
            });
        }

        @Override
        public void onResolveFailed(NsdServiceInfo refused, int error) {
            main.execute(() -> {
                boolean again = attempts > 1 && search.present.contains(service.getServiceName());
                if (again) waiting.add(new Resolving(search, service, attempts - 1));
                resolved();
            });
        }
    }

    private static String address(InetAddress host) {
        return host instanceof Inet6Address ? "[" + host.getHostAddress() + "]" : host.getHostAddress();
    }
}
