package org.baoqi.app.mirror;

import java.util.List;
import java.util.function.Consumer;

/** Lets phones find each other on a local network. Called on the main thread, and answers there. */
public interface HostDiscovery {
    /** Lets others find a host behind a port until the answer is run. */
    Runnable announce(String name, int port);

    /** Tells of all hosts that are there, again with each change, until the answer is run. */
    Runnable look(Consumer<List<Found>> found);

    /** @param address with its port */
    record Found(String name, String address) {}
}
