package org.baoqi.app.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.game.GameSettings;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.mirror.HostDiscovery.Found;
import org.baoqi.speech.mirror.DeviceRole;
import org.baoqi.speech.mirror.HostAddress;
import org.baoqi.speech.mirror.JoinCode;
import org.baoqi.speech.talk.Ear;

/** A player's phone joins the match on a referee's: by the code that he was told, at a host that is found or typed. */
public final class JoinForm extends Form {
    private final Joining joining;
    private List<Found> found = List.of();
    private DeviceRole role = DeviceRole.RED;
    private String code = "";
    private String name = "";
    private String address = "";
    private boolean tried;
    private boolean triedAddress;

    public JoinForm(ScreenServices services, HostDiscovery discovery, Joining joining) {
        super(services);
        this.joining = joining;
        whenLeft(discovery.look(this::found));
    }

    private void found(List<Found> hosts) {
        found = hosts;
        refresh();
    }

    @Override
    protected String title() {
        return text(R.string.mirror_join);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        if (joining.game().isPresent()) {
            rows.add(new Row.Button(
                    phrase("mirror.join.back"), () -> services.navigator().open(new Screen.Mirrored())));
            rows.add(new Row.Button(phrase("mirror.join.leave"), this::leave));
        }
        rows.add(new Row.Entry(phrase("mirror.join.code"), code, codeError(), typing(text -> code = text)));
        rows.add(new Row.Talk(phrase("mirror.join.say"), () -> services.listen(this::hear)));
        rows.add(entry(phrase("mirror.join.name"), name, text -> name = text));
        rows.add(Row.Pick.of(
                "role", phrase("mirror.join.role"), role, List.of(DeviceRole.values()), this::roleName, this::become));
        if (found.isEmpty()) rows.add(new Row.Note(phrase("mirror.join.looking")));
        for (Found host : found)
            rows.add(new Row.Button(phrase("mirror.join.host", host.name()), () -> join(host.address())));
        rows.add(new Row.Entry(phrase("mirror.join.address"), address, addressError(), typing(text -> address = text)));
        rows.add(new Row.Button(phrase("mirror.join.connect"), this::joinTyped));
        return rows;
    }

    private Optional<String> codeError() {
        return tried && !code().isPresent() ? Optional.of(phrase("mirror.join.no-code")) : Optional.empty();
    }

    private Optional<String> addressError() {
        boolean wrong = triedAddress && !HostAddress.read(address).isPresent();
        return wrong ? Optional.of(phrase("mirror.join.no-address")) : Optional.empty();
    }

    private Optional<JoinCode> code() {
        return JoinCode.read(code);
    }

    private String roleName(DeviceRole each) {
        return phrase("mirror.role." + each);
    }

    private void become(DeviceRole chosen) {
        role = chosen;
        refresh();
    }

    private void leave() {
        joining.leave();
        refresh();
    }

    /** The first of the recogniser's texts that is a code. */
    private void hear(List<String> texts) {
        Optional<JoinCode> heard = texts.stream()
                .map(JoinCode::read)
                .flatMap(read -> read.map(List::of).orElse(List.of()).stream())
                .findFirst();
        code = heard.map(JoinCode::digits).orElse(code);
        services.say(heard.map(each -> phrase(
                        "mirror.join.heard", String.join(" ", each.digits().split(""))))
                .orElseGet(() -> phrase("mirror.join.no-code")));
        refresh();
    }

    /** Who types an address types its port, too. */
    private void joinTyped() {
        triedAddress = true;
        Optional<HostAddress> typed = HostAddress.read(address);
        typed.ifPresent(right -> join(right.toString()));
        if (!typed.isPresent()) {
            refresh();
            services.say(phrase("mirror.join.no-address"));
        }
    }

    /** @param host with its port */
    private void join(String host) {
        tried = true;
        refresh();
        Optional<JoinCode> right = code();
        right.ifPresent(told -> join(host, told));
        if (!right.isPresent()) services.say(phrase("mirror.join.no-code"));
    }

    private void join(String host, JoinCode told) {
        GameSettings settings =
                new GameSettings(services.voice().options().announcer(), services.words(), new Ear.Habits(true, true));
        joining.join(host, told, role, name.trim(), settings);
        services.navigator().open(new Screen.Mirrored());
    }
}
