package org.baoqi.app.shell;

import java.util.TreeMap;
import javax.inject.Inject;
import org.robolectric.internal.dependency.DependencyResolver;
import org.robolectric.pluginapi.Sdk;
import org.robolectric.plugins.DefaultSdkProvider;

/** The Androids that Robolectric can run on this JDK: of any other it would warn in every run. A service of its plugins. */
public final class RunnableAndroids extends DefaultSdkProvider {
    @Inject
    public RunnableAndroids(DependencyResolver resolver) {
        super(resolver);
    }

    @Override
    protected void populateSdks(TreeMap<Integer, Sdk> sdks) {
        super.populateSdks(sdks);
        sdks.values().removeIf(sdk -> !sdk.isSupported());
    }
}
