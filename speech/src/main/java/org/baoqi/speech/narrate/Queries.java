package org.baoqi.speech.narrate;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Attacks;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.OpeningBook;
import org.baoqi.rules.law.NaturalLimit;
import org.baoqi.rules.notation.MoveWriter;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.referee.Endings;
import org.baoqi.speech.time.TimesLeft;
import org.baoqi.speech.words.EngineWords;
import org.baoqi.speech.words.PositionWords;
import org.baoqi.speech.words.VerdictWords;
import org.baoqi.speech.words.Words;

/** 賽員查詢: what a match answers to a player's questions. Points are named as the asker counts. */
public record Queries(Announcer announcer, Side asker) {

    public List<Announcement> answer(MatchState state, VoiceCommand query, Duration now) {
        Position position = state.position();
        return switch (query.request()) {
            case LAST_MOVE -> List.of(last(state));
            case WHOSE_TURN -> List.of(announcer.moves().turn(position));
            case SIDE -> say(words().say("query.side", asker));
            case MOVE_COUNT ->
                say(words().say(
                                "query.move-count",
                                String.valueOf(state.history().moves().size())));
            case TIME, RESUME -> List.of(time(state, now));
            case PIECES -> say(new PositionWords(words(), asker).pieces(position, side(query)));
            case WHERE_IS ->
                query.piece().map(kind -> where(position, kind, side(query))).orElseGet(this::help);
            case ON_FILE -> query.file().map(file -> say(file(position, file))).orElseGet(this::help);
            case AT_POINT -> point(position, query);
            case ATTACKS, ATTACKED_BY, LEGAL_MOVES -> pieceByPiece(state, query);
            case CAPTURED -> captured(state);
            case MATERIAL -> material(position);
            case OPENING -> say(opening(state));
            case THREATS -> threats(position);
            case READ_RECORD -> record(state);
            case SAVE -> say(words().say("query.saved"));
            case NEW_GAME -> say(words().say("query.new-game"));
            case READ_BOARD -> board(position);
            case IN_CHECK -> say(check(position));
            case CLAIM_NATURAL_LIMIT -> announcer.game().limit(limit(state));
            case CLAIM_REPETITION -> say(new VerdictWords(words()).sentence(Endings.verdict(state)));
            case CALL_REFEREE -> List.of(announcer.game().refereeCalled(asker));
            default -> help();
        };
    }

    private Announcement last(MatchState state) {
        return state.history()
                .last()
                .map(ply -> announcer.moves().last(ply.before(), ply.move()))
                .orElseGet(() -> sentence(words().say("query.no-move")));
    }

    private String opening(MatchState state) {
        return OpeningBook.builtIn()
                .name(state.setup().start(), state.history().moves())
                .map(opening -> words().say("query.sentence", new EngineWords(words()).opening(opening)))
                .orElseGet(() -> words().say("query.no-opening"));
    }

    /** 六5(2), 七6(2). */
    private Announcement time(MatchState state, Duration now) {
        Side first = state.setup().scheme().firstInAnswer(asker, state.sideToMove());
        return announcer.clock().times(TimesLeft.of(state.clock(), first, MatchState.moment(now)));
    }

    private List<Announcement> where(Position position, Kind kind, Side side) {
        Piece piece = new Piece(side, kind);
        List<Point> points = position.points(piece);
        if (points.isEmpty()) return say(words().say("query.gone", piece));
        return say(words().say("query.where", piece, points(points)));
    }

    private String points(List<Point> points) {
        return points.stream()
                .map(point -> words().point(point, asker))
                .collect(Collectors.joining(words().say("list.kinds")));
    }

    /** 三路：紅兵四線、黑卒七線. */
    private String file(Position position, int file) {
        String pieces = position.pieces().entrySet().stream()
                .filter(entry -> entry.getKey().fileFor(asker) == file)
                .sorted((a, b) ->
                        Integer.compare(a.getKey().rankFor(asker), b.getKey().rankFor(asker)))
                .map(entry -> words().say(
                                "query.on-rank",
                                entry.getValue(),
                                entry.getKey().rankFor(asker) + 1))
                .collect(Collectors.joining(words().say("list.points")));
        return pieces.isEmpty() ? words().say("query.file-empty", file) : words().say("query.file", file, pieces);
    }

    private List<Announcement> board(Position position) {
        List<Announcement> said = new ArrayList<>();
        said.add(announcer.moves().turn(position));
        for (int file = 1; file <= Point.FILES; file++) said.add(sentence(file(position, file)));
        return said;
    }

    private List<Announcement> point(Position position, VoiceCommand query) {
        if (!query.file().isPresent() || !query.number().isPresent()) return help();
        int rank = query.number().get() - 1;
        if (rank < 0 || rank >= Point.RANKS) return say(words().say("query.no-such-point"));
        Point point = Point.seenBy(asker, query.file().get(), rank);
        return say(words().say("query.sentence", new PositionWords(words(), asker).point(position, point)));
    }

    /** One sentence for each piece that the question can mean. */
    private List<Announcement> pieceByPiece(MatchState state, VoiceCommand query) {
        Position position = state.position();
        List<Point> points = new ArrayList<>();
        for (Point point : position.pieces().keySet()) if (isMeant(position, point, query)) points.add(point);
        if (points.isEmpty()) return say(words().say("query.no-such-piece"));
        return points.stream()
                .map(point -> sentence(ofPiece(position, point, query)))
                .collect(Collectors.toList());
    }

    private boolean isMeant(Position position, Point point, VoiceCommand query) {
        Piece piece = position.pieceAt(point).orElseThrow(IllegalStateException::new);
        return piece.side() == side(query)
                && query.piece().map(kind -> kind == piece.kind()).orElse(true)
                && query.file().map(file -> file == point.fileFor(asker)).orElse(true);
    }

    private String ofPiece(Position position, Point point, VoiceCommand query) {
        String name = new PositionWords(words(), asker).point(position, point);
        return switch (query.request()) {
            case LEGAL_MOVES -> listed("query.moves", name, moves(position, point));
            case ATTACKS -> listed("query.attacks", name, prey(position, point));
            default -> listed("query.attacked-by", name, attackers(position, point));
        };
    }

    private String listed(String key, String name, List<String> items) {
        return items.isEmpty()
                ? words().say(key + ".none", name)
                : words().say(key, name, String.join(words().say("list.kinds"), items));
    }

    /** As if it were its side's turn. */
    private List<String> moves(Position asked, Point point) {
        boolean turn = asked.pieceAt(point).map(Piece::side).equals(Optional.of(asked.sideToMove()));
        Position position = turn ? asked : asked.turned();
        MoveWriter writer = new MoveWriter(position);
        return position.legalMovesFrom(point).stream()
                .map(move -> writer.write(words().language().notation(), move))
                .collect(Collectors.toList());
    }

    private List<String> prey(Position position, Point from) {
        Side side =
                position.pieceAt(from).orElseThrow(IllegalStateException::new).side();
        return Attacks.by(side, position).stream()
                .filter(capture -> capture.from().equals(from))
                .map(capture -> new PositionWords(words(), asker).point(position, capture.to()))
                .collect(Collectors.toList());
    }

    private List<String> attackers(Position position, Point target) {
        Side side =
                position.pieceAt(target).orElseThrow(IllegalStateException::new).side();
        return Attacks.by(side.opposite(), position).stream()
                .filter(capture -> capture.to().equals(target))
                .map(capture -> new PositionWords(words(), asker).point(position, capture.from()))
                .collect(Collectors.toList());
    }

    /** The asker's pieces that can be taken, each with what can take it. */
    private List<Announcement> threats(Position position) {
        List<Announcement> said = new ArrayList<>();
        for (Point point : position.pieces().keySet()) {
            boolean own = position.pieceAt(point).map(Piece::side).equals(Optional.of(asker));
            List<String> attackers = own ? attackers(position, point) : List.of();
            if (!attackers.isEmpty())
                said.add(sentence(listed(
                        "query.attacked-by", new PositionWords(words(), asker).point(position, point), attackers)));
        }
        return said.isEmpty() ? say(words().say("query.threats.none", asker)) : said;
    }

    /** The moves from the first on, a round in each sentence. */
    private List<Announcement> record(MatchState state) {
        List<Announcement> said = new ArrayList<>();
        StringBuilder round = new StringBuilder();
        for (History.Ply ply : state.history().plies()) {
            if (round.length() > 0) round.append(words().say("list.points"));
            round.append(words().language().notation().write(ply.before(), ply.move()));
            if (ply.before().sideToMove() == Side.RED) continue;
            said.add(sentence(words().say("query.round", said.size() + 1, round)));
            round.setLength(0);
        }
        if (round.length() > 0) said.add(sentence(words().say("query.round", said.size() + 1, round)));
        return said.isEmpty() ? say(words().say("query.no-move")) : said;
    }

    private List<Announcement> captured(MatchState state) {
        List<Announcement> said = new ArrayList<>();
        for (Side side : List.of(asker, asker.opposite())) {
            String lost = state.history().plies().stream()
                    .map(ply -> ply.before().pieceAt(ply.move().to()))
                    .filter(piece -> piece.map(Piece::side).equals(Optional.of(side)))
                    .map(piece -> words().name(piece.get()))
                    .collect(Collectors.joining(words().say("list.points")));
            said.add(sentence(
                    lost.isEmpty() ? words().say("query.lost-none", side) : words().say("query.lost", side, lost)));
        }
        return said;
    }

    private List<Announcement> material(Position position) {
        List<Announcement> said = new ArrayList<>();
        for (Side side : List.of(asker, asker.opposite())) {
            List<String> kinds = new ArrayList<>();
            for (Kind kind : Kind.values()) {
                int count = position.points(new Piece(side, kind)).size();
                if (count > 0 && kind != Kind.KING)
                    kinds.add(words().say(
                                    count == 1 ? "query.count.one" : "query.count",
                                    words().name(new Piece(side, kind)),
                                    words().count(count)));
            }
            said.add(sentence(words().say("query.material", side, String.join(words().say("list.points"), kinds))));
        }
        return said;
    }

    /** Only who is to move can be in check. */
    private String check(Position position) {
        Side checked = position.sideToMove();
        if (!position.isInCheck(checked)) return words().say("query.no-check", asker);
        String checkers = position.checkers(checked).stream()
                .map(from -> new PositionWords(words(), asker).point(position, from))
                .collect(Collectors.joining(words().say("list.kinds")));
        return words().say("query.check", checked, checkers);
    }

    private static NaturalLimit.Count limit(MatchState state) {
        return state.setup()
                .book()
                .regulations()
                .naturalLimit()
                .count(state.setup().start(), state.history().moves(), Optional.empty());
    }

    private List<Announcement> help() {
        return say(words().say("query.help"));
    }

    private Side side(VoiceCommand query) {
        return switch (query.owner().orElse(VoiceCommand.Owner.MINE)) {
            case MINE -> asker;
            case THEIRS -> asker.opposite();
            case RED -> Side.RED;
            case BLACK -> Side.BLACK;
        };
    }

    private List<Announcement> say(String sentence) {
        return List.of(sentence(sentence));
    }

    private Announcement sentence(String text) {
        return new Narrator(announcer).say(Priority.CHAT, Optional.empty(), text);
    }

    private Words words() {
        return Words.in(announcer.voice());
    }
}
