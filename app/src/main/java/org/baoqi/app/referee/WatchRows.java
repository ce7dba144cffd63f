package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.Texts;
import org.baoqi.app.kit.form.Row;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.Touch;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.talk.Question;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.time.TimesLeft;
import org.baoqi.speech.words.Words;

/** The rows below the board that a referee watches, the most needed first. */
record WatchRows(Words words, Texts texts) {
    static final String WORD = "word ";
    static final String FIX = "fix ";
    static final String SHIFT = "shift.";
    static final String SAY = "say";
    static final String SAME = "same";
    static final String COPIED = "copied";
    static final String LISTEN = "listen";
    static final String CHOICE = "choice ";
    static final String YES = "yes";
    static final String NO = "no";
    static final String TOUCHING = "touching";
    static final String MANNER = "manner.";
    static final String SEALING = "sealing";
    static final String PHONES = "phones";
    static final String DECISIONS = "decisions";
    static final String LEDGER = "ledger";
    static final String RESULT = "result";

    /** What is half entered. */
    record Hand(
            Optional<Point> from,
            boolean touching,
            boolean sealing,
            Optional<Side> shifting,
            List<Point> touched,
            String typed) {}

    /** What a row alone says: its id is the phrase {@code watch.<id>}. */
    static Map<String, RefereeInput> inputs() {
        Map<String, RefereeInput> inputs = new LinkedHashMap<>();
        inputs.put("signal", new RefereeInput.Take(Act.SIGNAL));
        inputs.put("repeat", new RefereeInput.Take(Act.REPEAT));
        inputs.put("echo", new RefereeInput.Take(Act.REPEAT_THEIRS));
        inputs.put("level", new RefereeInput.Level());
        for (Side side : Side.values()) {
            inputs.put("press." + side, new RefereeInput.Press(side));
            inputs.put("time." + side, new RefereeInput.Ask(side, VoiceCommand.of(Request.TIME)));
            inputs.put("offer." + side, new RefereeInput.Offer(side));
            inputs.put("accept." + side, new RefereeInput.Answer(side, true));
            inputs.put("decline." + side, new RefereeInput.Answer(side, false));
            inputs.put("resign." + side, new RefereeInput.Resign(side));
            inputs.put("claim." + side, new RefereeInput.Claim(side));
        }
        inputs.put("audit", new RefereeInput.Audit());
        inputs.put("explain", new RefereeInput.Explain());
        inputs.put("pause", new RefereeInput.Pause());
        inputs.put("resume", new RefereeInput.Resume());
        return inputs;
    }

    List<Row> rows(RefereeView view, Hand hand) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note("said", String.join(words.say("time.join"), view.said())));
        rows.add(new Row.Note("turn", turn(view, hand)));
        rows.add(new Row.Note("clock", clock(view)));
        if (!view.state().isOver()) rows.addAll(table(view, hand));
        rows.add(new Row.Action(LEDGER, texts.get(R.string.referee_ledger)));
        rows.add(new Row.Action(PHONES, texts.get(R.string.mirror_host)));
        if (view.state().isOver()) {
            rows.add(action("explain"));
            rows.add(new Row.Action(RESULT, texts.get(R.string.referee_result)));
        }
        return rows;
    }

    private List<Row> table(RefereeView view, Hand hand) {
        List<Row> rows = new ArrayList<>();
        view.question().ifPresent(question -> rows.addAll(answers(question, view.state())));
        rows.addAll(steps(view.state(), hand));
        for (Side side : Side.values()) rows.add(action("press", side));
        for (Side side : Side.values()) rows.add(action("time", side));
        rows.add(new Row.Toggle(TOUCHING, texts.get(R.string.referee_touching), hand.touching()));
        if (!hand.touched().isEmpty())
            for (Touch.Manner manner : List.of(Touch.Manner.ANNOUNCED, Touch.Manner.ACCIDENT))
                rows.add(new Row.Action(MANNER + manner, words.say("watch.manner." + manner)));
        if (view.state().setup().twoBoards())
            for (Side side : Side.values())
                rows.add(new Row.Toggle(
                        SHIFT + side,
                        words.say("watch.shift", side),
                        hand.shifting().equals(Optional.of(side))));
        rows.addAll(claims(view.state(), hand));
        return rows;
    }

    /** What can be answered to what was read back. */
    private List<Row> answers(Question question, MatchState state) {
        List<Row> rows = new ArrayList<>();
        if (question instanceof Question.Which which)
            for (int number = 1; number <= which.moves().size(); number++)
                rows.add(new Row.Action(
                        CHOICE + number,
                        words.say(
                                "voice.choice",
                                number,
                                move(state, which.moves().get(number - 1)))));
        if (question instanceof Question.IsItThis || question instanceof Question.IsItThat)
            rows.add(new Row.Action(YES, texts.get(R.string.referee_heard_right)));
        if (!(question instanceof Question.None)) rows.add(new Row.Action(NO, texts.get(R.string.referee_heard_wrong)));
        return rows;
    }

    /** What may be done now in the turn. */
    private List<Row> steps(MatchState state, Hand hand) {
        List<Row> rows = new ArrayList<>();
        if (!state.notes().differences(state).isEmpty()) rows.add(action("level"));
        if (allows(state, Act.REPEAT_THEIRS)) rows.add(action("echo"));
        if (allows(state, Act.MIRROR)) rows.add(action(COPIED));
        if (allows(state, Act.SIGNAL)) rows.add(action("signal"));
        if (allows(state, Act.REPEAT)) rows.add(action("repeat"));
        rows.add(new Row.Entry(SAY + ".words", texts.get(R.string.referee_words), hand.typed(), Optional.empty()));
        rows.add(new Row.Action(SAY, texts.get(R.string.referee_say)));
        if (allows(state, Act.CALL)) rows.addAll(call(state));
        return rows;
    }

    private List<Row> call(MatchState state) {
        List<Row> rows = new ArrayList<>();
        if (state.turn().made().filter(state.position()::isLegal).isPresent())
            rows.add(new Row.Action(SAME, texts.get(R.string.referee_same)));
        rows.add(new Row.Talk(LISTEN, texts.get(R.string.referee_listen)));
        Calling calling = state.calling();
        String key = calling.isSound() ? "watch.word" : "watch.fix";
        for (MoveWord word : calling.next())
            rows.add(new Row.Action((calling.isSound() ? WORD : FIX) + word, words.say(key, written(word, state))));
        return rows;
    }

    private String written(MoveWord word, MatchState state) {
        return word.write(words.language().notation(), state.sideToMove());
    }

    private List<Row> claims(MatchState state, Hand hand) {
        List<Row> rows = new ArrayList<>();
        Optional<Side> offer = state.offers().pending();
        offer.ifPresent(by -> {
            rows.add(action("accept", by.opposite()));
            rows.add(action("decline", by.opposite()));
        });
        for (String each : List.of("offer", "resign", "claim"))
            for (Side side : Side.values()) rows.add(action(each, side));
        for (String each : List.of("audit", "explain")) rows.add(action(each));
        rows.add(action(state.clock().running().isPresent() ? "pause" : "resume"));
        rows.add(new Row.Toggle(SEALING, words.say("watch.seal"), hand.sealing()));
        rows.add(new Row.Action(DECISIONS, texts.get(R.string.referee_decisions)));
        return rows;
    }

    private static boolean allows(MatchState state, Act act) {
        return state.turn().progress().allows(act);
    }

    private Row action(String id) {
        return new Row.Action(id, words.say("watch." + id));
    }

    private Row action(String id, Side side) {
        return new Row.Action(id + "." + side, words.say("watch." + id, side));
    }

    /** Whose turn it is, what has been said of the move, what is on the board, and what is half tapped. */
    private String turn(RefereeView view, Hand hand) {
        MatchState state = view.state();
        List<String> parts = new ArrayList<>();
        parts.add(words.say("watch.turn", state.sideToMove(), state.position().moveNumber()));
        if (!state.turn().words().isEmpty())
            parts.add(words.say(
                    "watch.called",
                    state.turn().words().stream()
                            .map(word -> written(word, state))
                            .collect(Collectors.joining())));
        state.turn().made().ifPresent(move -> parts.add(words.say("watch.made", move(state, move))));
        hand.from().ifPresent(point -> parts.add(words.say("watch.from", piece(state, point))));
        if (!hand.touched().isEmpty())
            parts.add(words.say(
                    "watch.touched",
                    hand.touched().stream()
                            .map(point -> piece(state, point))
                            .collect(Collectors.joining(words.say("list.points")))));
        return String.join(words.say("time.join"), parts);
    }

    private String move(MatchState state, Move move) {
        return state.position().isLegal(move)
                ? words.language().notation().write(state.position(), move)
                : words.say("watch.illegal", words.point(move.from(), Side.RED), words.point(move.to(), Side.RED));
    }

    private String piece(MatchState state, Point point) {
        return state.position().pieceAt(point).map(words::piece).orElseGet(() -> words.point(point, Side.RED));
    }

    private String clock(RefereeView view) {
        MatchState state = view.state();
        return new TimeWords(words)
                .both(new TimesLeft(state.sideToMove(), BothSides.of(side -> state.left(side, view.now()))));
    }
}
