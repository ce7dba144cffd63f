package org.baoqi.app.mirror;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.game.Manner;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.app.mirror.Finding.Found;
import org.baoqi.speech.mirror.DeviceRole;
import org.baoqi.speech.mirror.JoinCode;
import org.baoqi.speech.talk.Ear;

/** A player's phone comes to the referee's: by the code that he was told, to a host that is found or typed. */
public final class JoinForm extends LiveForm implements ScreenModels.Leaving {
    private static final String CODE = "code";
    private static final String NAME = "name";
    private static final String ROLE = "role";
    private static final String ADDRESS = "address";
    private static final String HOST = "host.";

    private final ScreenServices services;
    private final Joining joining;
    private final Runnable stop;
    private List<Found> found = List.of();
    private DeviceRole role = DeviceRole.RED;
    private String code = "";
    private String name = "";
    private String address = "";
    private boolean tried;

    public JoinForm(ScreenServices services, Finding finding, Joining joining) {
        this.services = services;
        this.joining = joining;
        this.stop = finding.look(this::found);
    }

    @Override
    public void left() {
        stop.run();
    }

    private void found(List<Found> hosts) {
        found = hosts;
        refresh();
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        if (joining.game().isPresent()) {
            rows.add(new Row.Action("back", say("mirror.join.back")));
            rows.add(new Row.Action("leave", say("mirror.join.leave")));
        }
        rows.add(new Row.Entry(CODE, say("mirror.join.code"), code, error(code().isPresent(), "mirror.join.no-code")));
        rows.add(new Row.Talk("say", say("mirror.join.say")));
        rows.add(new Row.Entry(NAME, say("mirror.join.name"), name, Optional.empty()));
        rows.add(new Row.Pick(ROLE, say("mirror.join.role"), say("mirror.role." + role), roles()));
        if (found.isEmpty()) rows.add(new Row.Note("looking", say("mirror.join.looking")));
        for (Found host : found) rows.add(new Row.Action(HOST + host.address(), say("mirror.join.host", host.name())));
        rows.add(new Row.Entry(ADDRESS, say("mirror.join.address"), address, Optional.empty()));
        rows.add(new Row.Action("connect", say("mirror.join.connect")));
        return new FormUi(services.texts().get(R.string.mirror_join), rows);
    }

    private Optional<String> error(boolean right, String key) {
        return right || !tried ? Optional.empty() : Optional.of(say(key));
    }

    private Optional<JoinCode> code() {
        return JoinCode.read(code);
    }

    private List<Row.Option> roles() {
        return Arrays.stream(DeviceRole.values())
                .map(each -> new Row.Option(each.name(), say("mirror.role." + each), each == role))
                .collect(Collectors.toList());
    }

    @Override
    public void type(String row, String text) {
        switch (row) {
            case CODE -> code = text;
            case NAME -> name = text;
            default -> address = text;
        }
        refresh();
    }

    @Override
    public void pick(String row, String option) {
        role = DeviceRole.valueOf(option);
        refresh();
    }

    @Override
    public void press(String row) {
        switch (row) {
            case "back" -> services.navigator().open(new Screen.Mirrored());
            case "leave" -> joining.leave();
            case "say" -> services.listen(this::hear);
            case "connect" -> join(address.trim());
            default -> join(row.substring(HOST.length()));
        }
        refresh();
    }

    /** The first of the recogniser's texts that is a code. */
    private void hear(List<String> texts) {
        Optional<JoinCode> heard = texts.stream()
                .map(JoinCode::read)
                .flatMap(read -> read.map(List::of).orElse(List.of()).stream())
                .findFirst();
        code = heard.map(JoinCode::digits).orElse(code);
        services.say(heard.map(each ->
                        say("mirror.join.heard", String.join(" ", each.digits().split(""))))
                .orElseGet(() -> say("mirror.join.no-code")));
        refresh();
    }

    /** A host that was found has its port; who types an address types it, too. */
    private void join(String host) {
        tried = true;
        Optional<JoinCode> right = code();
        if (!right.isPresent()) services.say(say("mirror.join.no-code"));
        if (!right.isPresent() || host.isEmpty()) return;
        Manner manner =
                new Manner(services.voice().options().announcer(), services.words(), new Ear.Habits(true, true));
        String who = name.trim().isEmpty() ? say("mirror.role." + role) : name.trim();
        joining.join(host, right.get(), role, who, manner);
        services.navigator().open(new Screen.Mirrored());
    }

    private String say(String key, Object... values) {
        return services.words().say(key, values);
    }
}
