package org.baoqi.app.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.baoqi.app.R;
import org.baoqi.app.Scene;
import org.baoqi.app.form.FormUi;
import org.baoqi.app.form.LiveForm;
import org.baoqi.app.form.Row;
import org.baoqi.app.nav.ScreenModels;
import org.baoqi.speech.mirror.DeviceNews;

/** The referee lets phones in: the code to tell the players, who is there, who asks to watch, whose log differs. */
public final class HostForm extends LiveForm implements ScreenModels.Leaving {
    private static final String ADMIT = "admit.";
    private static final String DISMISS = "dismiss.";

    private final Scene scene;
    private final List<Runnable> unobserve;

    public HostForm(Scene scene) {
        this.scene = scene;
        this.unobserve = List.of(
                scene.app().hosting().observe(this::refresh),
                scene.app().referee().observe(this::refresh));
    }

    @Override
    public void left() {
        unobserve.forEach(Runnable::run);
    }

    private Hosting hosting() {
        return scene.app().hosting();
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        if (!scene.app().referee().view().isPresent())
            rows.add(new Row.Note("none", scene.texts().get(R.string.referee_no_game)));
        else if (hosting().door().isPresent()) rows.addAll(open(hosting().door().get()));
        else rows.add(new Row.Action("open", say("mirror.host.open")));
        return new FormUi(scene.texts().get(R.string.mirror_host), rows);
    }

    private List<Row> open(Hosting.Door door) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note("code", code(door)));
        rows.add(new Row.Action("say", say("mirror.host.say")));
        for (String address : door.addresses())
            rows.add(new Row.Note("at." + address, say("mirror.host.address", address)));
        if (hosting().devices().isEmpty()) rows.add(new Row.Note("nobody", say("mirror.host.nobody")));
        hosting().devices().forEach((id, news) -> rows.addAll(device(id, news)));
        rows.add(new Row.Action("renew", say("mirror.host.renew")));
        rows.add(new Row.Action("close", say("mirror.host.close")));
        return rows;
    }

    /** Digit by digit, so that no voice makes a number of it. */
    private String code(Hosting.Door door) {
        return say("mirror.host.code", String.join(" ", door.code().split("")));
    }

    private List<Row> device(String id, DeviceNews news) {
        DeviceWords names = new DeviceWords(scene.words());
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note("device." + id, names.sentence(news)));
        if (news.what() == DeviceNews.What.WAITS)
            rows.add(new Row.Action(ADMIT + id, say("mirror.host.admit", names.name(news))));
        rows.add(new Row.Action(DISMISS + id, say("mirror.host.dismiss", names.name(news))));
        return rows;
    }

    @Override
    public void press(String row) {
        Map<String, Runnable> doings = Map.of(
                "open",
                () -> hosting().open(scene.words(), scene.spoken(), name()),
                "say",
                () -> hosting().door().ifPresent(door -> scene.say(code(door))),
                "renew",
                hosting()::renewCode,
                "close",
                hosting()::close);
        if (row.startsWith(ADMIT)) hosting().admit(row.substring(ADMIT.length()));
        else if (row.startsWith(DISMISS)) hosting().dismiss(row.substring(DISMISS.length()));
        else doings.get(row).run();
        refresh();
    }

    /** By what the players know the table. */
    private String name() {
        return scene.app()
                .referee()
                .view()
                .map(view -> view.state().setup())
                .map(setup -> say(
                        "mirror.host.name",
                        setup.fixture().table(),
                        setup.seats().red().name(),
                        setup.seats().black().name()))
                .orElse("");
    }

    private String say(String key, Object... values) {
        return scene.words().say(key, values);
    }
}
