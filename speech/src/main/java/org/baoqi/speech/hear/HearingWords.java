package org.baoqi.speech.hear;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.speech.words.Words;

/** Says in our own words what was understood: a recogniser's raw text is never repeated. */
public record HearingWords(Words words, Position position) {

    /** The answer to the speaker, as a sentence. */
    public String answer(Hearing hearing) {
        if (hearing instanceof Hearing.Sure sure) return words.say("voice.sure", move(sure.move()));
        if (hearing instanceof Hearing.Confirm likely) return words.say("voice.confirm", move(likely.move()));
        if (hearing instanceof Hearing.Choices choices)
            return choices.missing()
                    .map(this::asked)
                    .orElseGet(() -> words.say("voice.choices", choices(choices.moves())));
        if (hearing instanceof Hearing.Illegal illegal) return reason(illegal);
        if (hearing instanceof Hearing.Command command) return words.say("voice.command", command(command.command()));
        if (hearing instanceof Hearing.Perhaps perhaps) return perhaps(perhaps.commands());
        return words.say("voice.unknown");
    }

    /** 時間，對嗎？ or 一、時間；二、提示。哪一個？ */
    public String perhaps(List<VoiceCommand> commands) {
        if (commands.size() == 1) return words.say("announce.confirm", command(commands.get(0)));
        StringBuilder named = new StringBuilder();
        for (int i = 0; i < commands.size(); i++) {
            if (i > 0) named.append(words.say("voice.next"));
            named.append(words.say("voice.choice", i + 1, command(commands.get(i))));
        }
        return words.say("voice.choices", named);
    }

    /** The move or request that was understood, in the fewest words; nothing if none was. */
    public Optional<String> said(Hearing hearing) {
        if (hearing instanceof Hearing.Sure sure) return Optional.of(move(sure.move()));
        if (hearing instanceof Hearing.Confirm likely) return Optional.of(move(likely.move()));
        if (hearing instanceof Hearing.Choices choices)
            return Optional.of(choices.missing().map(this::asked).orElseGet(() -> choices(choices.moves())));
        if (hearing instanceof Hearing.Illegal illegal) return illegal.said().map(this::spoken);
        if (hearing instanceof Hearing.Command command) return Optional.of(command(command.command()));
        return Optional.empty();
    }

    /** 炮二平幾？ */
    public String asked(MissingWord missing) {
        Move any = missing.moves().get(0);
        String subject = move(any).substring(0, 2);
        Piece piece = position.pieceAt(any.from()).orElseThrow(IllegalStateException::new);
        String direction =
                words.say("voice." + new MoveNames(position).usual(any).get(2).value());
        return words.say("voice.ask." + missing.part(), words.name(piece), subject, direction);
    }

    /** The move as readers of the language write it. */
    public String move(Move move) {
        return words.language().notation().write(position, move);
    }

    /** 一、炮二平五；二、炮八平五. */
    public String choices(List<Move> moves) {
        StringBuilder named = new StringBuilder();
        for (int i = 0; i < moves.size(); i++) {
            if (i > 0) named.append(words.say("voice.next"));
            named.append(words.say("voice.choice", i + 1, move(moves.get(i))));
        }
        return named.toString();
    }

    /** Why nothing was taken for granted: what the position does not allow, or the word that is missing. */
    public Optional<String> reason(Hearing hearing) {
        if (hearing instanceof Hearing.Illegal illegal) return Optional.of(reason(illegal));
        return hearing instanceof Hearing.Choices choices ? choices.missing().map(this::asked) : Optional.empty();
    }

    /** Why the position does not allow it. */
    public String reason(Hearing.Illegal illegal) {
        String why = why(illegal.why());
        return illegal.said()
                .map(said -> words.say("voice.illegal", spoken(said), why))
                .orElse(why);
    }

    private String why(Resolution resolution) {
        return resolution instanceof Resolution.Illegal illegal
                ? words.refusal(illegal.why(), position.sideToMove())
                : words.say("voice.no-such-piece", position.sideToMove());
    }

    /** The words of a move that is none of the position's. */
    public String spoken(Hearing.SpokenMove said) {
        String piece = words.name(new Piece(position.sideToMove(), said.piece()));
        String direction = words.say("voice." + said.direction());
        return said.place().isPresent()
                ? words.say("voice.move", words.say("voice." + said.place().get()), piece, direction, said.number())
                : words.say("voice.move", piece, said.file().get(), direction, said.number());
    }

    /** 對方的車在哪裡. */
    public String command(VoiceCommand command) {
        return words.say(
                "command." + command.request(),
                command.owner()
                        .map(owner -> words.say("command.owner." + owner))
                        .orElse(""),
                command.piece().map(words::kind).orElseGet(() -> words.say("command.piece")),
                command.file().orElse(0),
                command.number().orElse(0));
    }
}
