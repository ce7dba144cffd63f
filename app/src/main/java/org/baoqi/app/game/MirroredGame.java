package org.baoqi.app.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.app.clock.ClockPresenter;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.mirror.DeviceRole;
import org.baoqi.speech.mirror.JoinedMatch;
import org.baoqi.speech.mirror.MirrorLink;
import org.baoqi.speech.mirror.Replica;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Alarm;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.table.PlayerInput;
import org.baoqi.speech.talk.Ear.Habits;

/**
 * A game whose referee sits at another phone: shows and says what the referee's log tells, and puts to him what the player
 * means. The log comes on the link's thread; everything else happens on the main thread.
 */
public final class MirroredGame extends GameModel implements Replica.Reader {
    private final GameSettings settings;
    private final Alarm alarm;
    private final JoinedMatch joined;
    private final Runnable finish;
    private final MutableStateFlow<String> news = StateFlowKt.MutableStateFlow("");
    /** Announcements of the lines that are being read. */
    private final List<Announcement> collected = new ArrayList<>();

    private Side viewer;

    /**
     * @param propose tells the referee's phone
     * @param hostTime the referee's clock, in nanoseconds, once it is known
     * @param finish ends the link, when the match is over and the referee's phone has gone
     */
    public MirroredGame(
            GameServices services,
            GameSettings settings,
            DeviceRole role,
            Alarm alarm,
            Consumer<PlayerInput> propose,
            Supplier<Optional<Long>> hostTime,
            Runnable finish) {
        super(services);
        this.finish = finish;
        this.settings = settings;
        this.alarm = alarm;
        this.viewer = role.side().orElse(Side.RED);
        this.joined = new JoinedMatch(
                role,
                new Narrator(settings.announcer()),
                new Habits(true, settings.habits().readBack()),
                propose,
                hostTime,
                collected::addAll);
    }

    @Override
    GameSettings settings() {
        return settings;
    }

    /** The last that was heard of the link, as a sentence: all there is to show before the game has come. */
    public StateFlow<String> news() {
        return news;
    }

    @Override
    public void resume() {
        show(List.of());
    }

    /** The referee's clock does not wait for anybody. */
    @Override
    public void leave() {
        // Whoever comes back finds the game where the referee has it.
    }

    @Override
    void act(Function<Player, List<Announcement>> act) {
        if (joined.state().isPresent()) show(act.apply(joined.player()));
    }

    @Override
    void look(Consumer<MatchState> look) {
        joined.state().ifPresent(look);
    }

    @Override
    void say(Function<GameSettings, Announcement> sentence) {
        tell(sentence.apply(settings));
    }

    @Override
    public void read(List<String> lines) {
        services.main().execute(() -> {
            boolean understood = joined.read(lines);
            List<Announcement> said = new ArrayList<>(collected);
            collected.clear();
            if (!understood) said.add(linkNews(MirrorLink.News.FOREIGN));
            joined.player().note(said);
            show(said);
        });
    }

    @Override
    public void replied(String text) {
        services.main().execute(() -> tell(settings.announcer().refusal(text)));
    }

    @Override
    public void changed(MirrorLink.News what) {
        services.main().execute(() -> {
            MirrorLink.News meant = joined.meaning(what);
            if (meant == MirrorLink.News.FINISHED) finish.run();
            tell(linkNews(meant));
        });
    }

    @Override
    public void presence(DeviceRole seat, boolean here) {
        services.main().execute(() -> joined.presence(seat, here).ifPresent(this::tell));
    }

    private Announcement linkNews(MirrorLink.News what) {
        news.setValue(settings.texts().say("mirror.link." + what));
        return settings.announcer()
                .refusal(new Narrator(settings.announcer()).words().say("mirror.link." + what));
    }

    /** Says something that is no part of the match; it can be heard again like the rest. */
    private void tell(Announcement sentence) {
        List<Announcement> said = List.of(sentence);
        joined.player().note(said);
        if (joined.state().isPresent()) show(said);
        else services.speaking().say(said);
    }

    private void show(List<Announcement> said) {
        joined.state().ifPresent(now -> {
            show(view(now), joined.time(), said);
            tick();
        });
    }

    private GameView view(MatchState now) {
        return GameView.of(now, joined.player(), viewer, false, false);
    }

    /** Each second the clock alone changes. */
    private void tick() {
        joined.state().ifPresent(now -> {
            showClock(view(now), joined.time());
            Optional<Duration> next = ClockPresenter.untilChange(now, joined.time());
            if (next.isPresent()) alarm.set(next.get(), () -> services.main().execute(this::tick));
            else alarm.clear();
        });
    }

    @Override
    public void flip() {
        viewer = viewer.opposite();
        say(with -> with.announcer().chat(new Narrator(with.announcer()).words().say("game.turned", viewer)));
    }

    /** Only between two players over one phone. */
    @Override
    public void setTurning(boolean on) {
        // The board of a mirrored game stays as its player has it.
    }
}
