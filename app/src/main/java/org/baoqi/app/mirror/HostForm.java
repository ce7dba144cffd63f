package org.baoqi.app.mirror;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.referee.RefereedMatch;
import org.baoqi.speech.mirror.DeviceRole;
import org.baoqi.speech.mirror.Host;

/** The referee lets phones in: the code to tell the players, who is there, who asks to watch, whose log differs. */
public final class HostForm extends Form {
    private final Hosting hosting;
    private final RefereedMatch referee;

    public HostForm(ScreenServices services, Hosting hosting, RefereedMatch referee) {
        super(services);
        this.hosting = hosting;
        this.referee = referee;
        whenLeft(hosting.observe(this::refresh));
        whenLeft(referee.observe(this::refresh));
    }

    @Override
    protected String title() {
        return text(R.string.mirror_host);
    }

    @Override
    protected List<Row> rows() {
        if (!referee.view().isPresent()) return List.of(new Row.Note(text(R.string.referee_no_game)));
        return hosting.door()
                .map(this::open)
                .orElseGet(() -> List.of(action("mirror.host.open", () -> hosting.open(services.words(), name()))));
    }

    private List<Row> open(Hosting.Door door) {
        List<Row> rows = new ArrayList<>();
        for (DeviceRole seat : DeviceRole.values()) rows.add(new Row.Note(code(door, seat)));
        rows.add(action("mirror.host.say", () -> services.say(codes(door))));
        for (String address : door.addresses()) rows.add(new Row.Note(phrase("mirror.host.address", address)));
        if (hosting.devices().isEmpty()) rows.add(new Row.Note(phrase("mirror.host.nobody")));
        hosting.devices().forEach((id, news) -> rows.addAll(device(id, news)));
        rows.add(action("mirror.host.renew", hosting::renewCodes));
        rows.add(action("mirror.host.close", hosting::close));
        return rows;
    }

    private Row action(String label, Runnable press) {
        return new Row.Button(phrase(label), press);
    }

    /** Digit by digit, so that no voice makes a number of it. */
    private String code(Hosting.Door door, DeviceRole seat) {
        String digits = String.join(" ", door.codes().get(seat).split(""));
        return phrase("mirror.host.code", phrase("mirror.role." + seat), digits);
    }

    private String codes(Hosting.Door door) {
        return Arrays.stream(DeviceRole.values())
                .map(seat -> code(door, seat))
                .collect(Collectors.joining(phrase("mirror.host.between")));
    }

    private List<Row> device(String id, Host.DeviceNews news) {
        String name = Hosting.name(news, services.words());
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note(Hosting.sentence(news, services.words())));
        if (news.what() == Host.DeviceNews.What.WAITS)
            rows.add(new Row.Button(
                    phrase(
                            "mirror.host.admit",
                            name,
                            phrase("mirror.role." + news.role().orElse(DeviceRole.OBSERVER))),
                    () -> hosting.admit(id)));
        rows.add(new Row.Button(phrase("mirror.host.dismiss", name), () -> hosting.dismiss(id)));
        return rows;
    }

    /** By what the players know the table. */
    private String name() {
        return referee.view()
                .map(view -> view.state().setup())
                .map(setup -> phrase(
                        "mirror.host.name",
                        setup.fixture().table(),
                        setup.seats().red().name(),
                        setup.seats().black().name()))
                .orElse("");
    }
}
