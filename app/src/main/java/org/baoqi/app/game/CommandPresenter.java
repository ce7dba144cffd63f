package org.baoqi.app.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.baoqi.app.game.GameUi.CommandUi;
import org.baoqi.app.game.GameUi.QuestionsUi;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.speech.hear.HearingWords;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceCommand.Owner;
import org.baoqi.speech.referee.TableReferee;
import org.baoqi.speech.talk.Question;
import org.baoqi.speech.words.Words;

/**
 * Everything that can be asked for and answered, by name, for who does not want to say it; but for silence and repetition,
 * which have buttons of their own.
 */
record CommandPresenter(Words words) {
    private static final List<Request> ALWAYS = List.of(
            Request.LAST_MOVE,
            Request.WHOSE_TURN,
            Request.TIME,
            Request.PIECES,
            Request.READ_BOARD,
            Request.IN_CHECK,
            Request.CAPTURED,
            Request.MATERIAL,
            Request.OPENING,
            Request.THREATS,
            Request.READ_RECORD,
            Request.HELP);

    private static final List<Request> IN_PRACTICE =
            List.of(Request.HINT, Request.EVALUATE, Request.MISSED, Request.TAKE_BACK, Request.PAUSE);
    private static final List<Request> IN_PLAY = List.of(
            Request.OFFER_DRAW,
            Request.CLAIM_NATURAL_LIMIT,
            Request.CLAIM_REPETITION,
            Request.CALL_REFEREE,
            Request.ADJOURN,
            Request.RESIGN);
    /** Questions about pieces of a kind. */
    private static final List<Request> OF_A_KIND = List.of(Request.LEGAL_MOVES, Request.ATTACKS, Request.ATTACKED_BY);

    List<CommandUi> commands(GameView view) {
        List<CommandUi> commands = new ArrayList<>();
        add(commands, ALWAYS, view);
        if (view.state().isOver() || !view.player().isPresent()) return commands;
        if (view.state().setup().practice()) add(commands, IN_PRACTICE, view);
        add(commands, IN_PLAY, view);
        return commands;
    }

    private void add(List<CommandUi> commands, List<Request> requests, GameView view) {
        for (Request request : requests) {
            if (request != Request.PIECES) commands.add(plain(request, view));
            else for (Owner owner : owners(view)) commands.add(of(pieces(owner), view));
        }
    }

    /** Questions about a kind of piece or about a file; the board answers those about a point. */
    List<QuestionsUi> questions(GameView view) {
        List<QuestionsUi> all = new ArrayList<>();
        for (Owner owner : owners(view))
            all.add(group(Request.WHERE_IS + "." + owner, kinds(Request.WHERE_IS, Optional.of(owner)), view));
        all.add(group(Request.ON_FILE.name(), files(), view));
        for (Request request : OF_A_KIND) all.add(group(request.name(), ofAKind(request, view), view));
        return all;
    }

    /** Whose pieces are asked about: an observer has none of his own. */
    private static List<Owner> owners(GameView view) {
        return view.player().isPresent() ? List.of(Owner.MINE, Owner.THEIRS) : List.of(Owner.RED, Owner.BLACK);
    }

    /** A player asks about his own pieces, an observer about those of both sides. */
    private static Stream<VoiceCommand> ofAKind(Request request, GameView view) {
        return view.player().isPresent()
                ? kinds(request, Optional.empty())
                : owners(view).stream().flatMap(owner -> kinds(request, Optional.of(owner)));
    }

    private QuestionsUi group(String name, Stream<VoiceCommand> commands, GameView view) {
        return new QuestionsUi(
                words.say("game.questions." + name),
                commands.map(command -> of(command, view)).collect(Collectors.toList()));
    }

    private static Stream<VoiceCommand> kinds(Request request, Optional<Owner> owner) {
        return Arrays.stream(Kind.values())
                .map(kind -> new VoiceCommand(request, owner, Optional.of(kind), Optional.empty(), Optional.empty()));
    }

    private static Stream<VoiceCommand> files() {
        return IntStream.rangeClosed(1, Point.FILES)
                .mapToObj(file -> new VoiceCommand(
                        Request.ON_FILE, Optional.empty(), Optional.empty(), Optional.of(file), Optional.empty()));
    }

    private CommandUi plain(Request request, GameView view) {
        return of(VoiceCommand.of(request), view);
    }

    private static VoiceCommand pieces(Owner owner) {
        return new VoiceCommand(
                Request.PIECES, Optional.of(owner), Optional.empty(), Optional.empty(), Optional.empty());
    }

    private CommandUi of(VoiceCommand command, GameView view) {
        String name = new HearingWords(words, view.state().position()).command(command);
        return new CommandUi(name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1), command);
    }

    /** The answers to the question that was asked, or to the opponent's offer. */
    List<CommandUi> answers(GameView view) {
        if (view.question() instanceof Question.Which which) return choices(which.moves(), view);
        boolean asked = !(view.question() instanceof Question.None || view.question() instanceof Question.DoYouAgree);
        if (asked) return both(Request.YES, Request.NO, view);
        boolean offered = view.player()
                .filter(side -> mayAnswer(view, side) || view.forTwo() && mayAnswer(view, side.opposite()))
                .isPresent();
        return offered ? both(Request.ACCEPT_DRAW, Request.REFUSE_DRAW, view) : List.of();
    }

    private static boolean mayAnswer(GameView view, Side side) {
        return new TableReferee(view.state(), side, view.state().at()).isAnswerable();
    }

    private List<CommandUi> both(Request yes, Request no, GameView view) {
        return List.of(plain(yes, view), plain(no, view));
    }

    /** The moves by number and name, and none of them. */
    private List<CommandUi> choices(List<Move> moves, GameView view) {
        HearingWords names = new HearingWords(words, view.state().position());
        List<CommandUi> choices = new ArrayList<>();
        for (int number = 1; number <= moves.size(); number++)
            choices.add(new CommandUi(
                    words.say("voice.choice", number, names.move(moves.get(number - 1))), VoiceCommand.choice(number)));
        choices.add(plain(Request.NO, view));
        return choices;
    }
}
