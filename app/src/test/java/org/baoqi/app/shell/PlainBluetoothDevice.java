package org.baoqi.app.shell;

import android.bluetooth.BluetoothDevice;
import org.robolectric.annotation.Implements;

/**
 * In place of Robolectric's own, which names a class that its Android 15 lacks: every sound player would fail over it, as
 * the audio service knows Bluetooth devices.
 */
@Implements(BluetoothDevice.class)
public class PlainBluetoothDevice {}
