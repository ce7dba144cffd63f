package org.baoqi.app.kit.form;

import org.baoqi.app.settings.Choice;
import org.baoqi.app.settings.Settings;

/** A choice as a row that is on or off. */
public record SwitchRow(Choice<Boolean> choice, String label) {
    public Row in(Settings settings) {
        return new Row.Toggle(choice.key(), label, settings.get(choice));
    }

    public Settings flip(Settings settings) {
        return settings.with(choice, !settings.get(choice));
    }
}
