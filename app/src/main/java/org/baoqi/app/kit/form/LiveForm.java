package org.baoqi.app.kit.form;

import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;

/** A form that is built anew whenever something in it has changed. */
public abstract class LiveForm implements Form {
    private MutableStateFlow<FormUi> ui;

    protected abstract FormUi build();

    @Override
    public final StateFlow<FormUi> ui() {
        if (ui == null) ui = StateFlowKt.MutableStateFlow(build());
        return ui;
    }

    protected final void refresh() {
        if (ui != null) ui.setValue(build());
    }
}
