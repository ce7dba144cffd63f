package org.baoqi.app.mirror;

import android.content.Context;
import android.net.nsd.NsdManager;
import android.net.nsd.NsdServiceInfo;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Network service discovery as Android does it. A network without it finds nobody; an address can still be typed. */
public final class NsdHostDiscovery implements HostDiscovery {
    private static final String TYPE = "_baoqi._tcp";

    private final Context context;
    private final Executor main;

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

    private final class Search implements NsdManager.DiscoveryListener {
        private final Consumer<List<Found>> found;
        private final Map<String, Found> hosts = new LinkedHashMap<>();
        private volatile boolean failed;

        Search(Consumer<List<Found>> found) {
            this.found = found;
        }

        /** The way to ask that Android 8 knows, too. */
        @Override
        @SuppressWarnings("deprecation")
        public void onServiceFound(NsdServiceInfo service) {
            manager().ifPresent(nsd -> nsd.resolveService(service, new Resolving()));
        }

        @Override
        public void onServiceLost(NsdServiceInfo service) {
            main.execute(() -> {
                hosts.remove(service.getServiceName());
                found.accept(new ArrayList<>(hosts.values()));
            });
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

        private final class Resolving implements NsdManager.ResolveListener {
            @Override
            @SuppressWarnings("deprecation")
            public void onServiceResolved(NsdServiceInfo service) {
                String address = address(service.getHost()) + ":" + service.getPort();
                main.execute(() -> {
                    hosts.put(service.getServiceName(), new Found(service.getServiceName(), address));
                    found.accept(new ArrayList<>(hosts.values()));
                });
            }

            @Override
            public void onResolveFailed(NsdServiceInfo service, int error) {}
        }
    }

    private static String address(InetAddress host) {
        return host instanceof Inet6Address ? "[" + host.getHostAddress() + "]" : host.getHostAddress();
    }
}
