package org.baoqi.app.mirror;

import android.content.Context;
import android.os.SystemClock;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.baoqi.app.game.GameServices;
import org.baoqi.app.game.GameSettings;
import org.baoqi.app.game.MirroredGame;
import org.baoqi.app.kit.VoiceServices;
import org.baoqi.app.speak.ScreenReader;
import org.baoqi.rules.clock.Moment;
import org.baoqi.speech.mirror.DeviceRole;
import org.baoqi.speech.mirror.JoinCode;
import org.baoqi.speech.mirror.MirrorLink;
import org.baoqi.speech.table.Alarm;

/** Follows the match of another phone, for as long as the process lives. Called on the main thread. */
public final class Joining {
    /** Where earlier versions kept a name of the phone. A phone is its key now, which is never written down. */
    private static final String OLD = "mirror";

    private final Context context;
    private final VoiceServices voice;
    private final Alarm alarm;
    private final Executor main;
    private Optional<MirrorLink> link = Optional.empty();
    private Optional<MirroredGame> game = Optional.empty();

    /** @param alarm of the clock of the game that is followed */
    public Joining(Context context, VoiceServices voice, Alarm alarm, Executor disk, Executor main) {
        this.context = context;
        this.voice = voice;
        this.main = main;
        this.alarm = alarm;
        disk.execute(() -> context.deleteSharedPreferences(OLD));
    }

    /** The game that is followed; empty while none is. */
    public Optional<MirroredGame> game() {
        return game;
    }

    /** Follows a match; what was followed before is left. */
    public void join(String address, JoinCode code, DeviceRole role, String name, GameSettings settings) {
        leave();
        MirroredGame joined = game(settings, role);
        game = Optional.of(joined);
        MirrorLink made = new MirrorLink(address, code, role, name, joined, Joining::now);
        link = Optional.of(made);
        made.open();
    }

    /** Drops what is proposed before the link stands: there is no game yet. */
    private MirroredGame game(GameSettings settings, DeviceRole role) {
        return new MirroredGame(
                GameServices.of(voice, ScreenReader.of(context)::isOn, main),
                settings,
                role,
                alarm,
                input -> link.ifPresent(open -> open.propose(input)),
                () -> link.flatMap(MirrorLink::hostTime),
                () -> link.ifPresent(MirrorLink::close));
    }

    /** Goes on while the phone sleeps, as the referee's clock does. */
    private static Moment now() {
        return new Moment(SystemClock.elapsedRealtimeNanos());
    }

    /** The phone is a bystander no more. */
    public void leave() {
        link.ifPresent(MirrorLink::close);
        link = Optional.empty();
        game = Optional.empty();
        alarm.clear();
    }
}
