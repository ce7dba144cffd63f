package org.baoqi.app.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.app.referee.RefereeRoom;
import org.baoqi.speech.mirror.Host;

/** The referee lets phones in: the code to tell the players, who is there, who asks to watch, whose log differs. */
public final class HostForm extends LiveForm implements ScreenModels.Leaving {
    private static final String ADMIT = "admit.";
    private static final String DISMISS = "dismiss.";

    private final ScreenServices services;
    private final Hosting hosting;
    private final RefereeRoom referee;
    private final List<Runnable> unobserve;

    public HostForm(ScreenServices services, Hosting hosting, RefereeRoom referee) {
        this.services = services;
        this.hosting = hosting;
        this.referee = referee;
        this.unobserve = List.of(hosting.observe(this::refresh), referee.observe(this::refresh));
    }

    @Override
    public void left() {
        unobserve.forEach(Runnable::run);
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        if (!referee.view().isPresent())
            rows.add(new Row.Note("none", services.texts().get(R.string.referee_no_game)));
        else if (hosting.door().isPresent()) rows.addAll(open(hosting.door().get()));
        else rows.add(new Row.Action("open", say("mirror.host.open")));
        return new FormUi(services.texts().get(R.string.mirror_host), rows);
    }

    private List<Row> open(Hosting.Door door) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note("code", code(door)));
        rows.add(new Row.Action("say", say("mirror.host.say")));
        for (String address : door.addresses())
            rows.add(new Row.Note("at." + address, say("mirror.host.address", address)));
        if (hosting.devices().isEmpty()) rows.add(new Row.Note("nobody", say("mirror.host.nobody")));
        hosting.devices().forEach((id, news) -> rows.addAll(device(id, news)));
        rows.add(new Row.Action("renew", say("mirror.host.renew")));
        rows.add(new Row.Action("close", say("mirror.host.close")));
        return rows;
    }

    /** Digit by digit, so that no voice makes a number of it. */
    private String code(Hosting.Door door) {
        return say("mirror.host.code", String.join(" ", door.code().split("")));
    }

    private List<Row> device(String id, Host.DeviceNews news) {
        DeviceWords names = new DeviceWords(services.words());
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note("device." + id, names.sentence(news)));
        if (news.what() == Host.DeviceNews.What.WAITS)
            rows.add(new Row.Action(ADMIT + id, say("mirror.host.admit", names.name(news))));
        rows.add(new Row.Action(DISMISS + id, say("mirror.host.dismiss", names.name(news))));
        return rows;
    }

    @Override
    public void press(String row) {
        Map<String, Runnable> doings = Map.of(
                "open",
                () -> hosting.open(services.words(), name()),
                "say",
                () -> hosting.door().ifPresent(door -> services.say(code(door))),
                "renew",
                hosting::renewCode,
                "close",
                hosting::close);
        if (row.startsWith(ADMIT)) hosting.admit(row.substring(ADMIT.length()));
        else if (row.startsWith(DISMISS)) hosting.dismiss(row.substring(DISMISS.length()));
        else doings.get(row).run();
        refresh();
    }

    /** By what the players know the table. */
    private String name() {
        return referee.view()
                .map(view -> view.state().setup())
                .map(setup -> say(
                        "mirror.host.name",
                        setup.fixture().table(),
                        setup.seats().red().name(),
                        setup.seats().black().name()))
                .orElse("");
    }

    private String say(String key, Object... values) {
        return services.words().say(key, values);
    }
}
