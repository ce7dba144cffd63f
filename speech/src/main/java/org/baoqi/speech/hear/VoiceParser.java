package org.baoqi.speech.hear;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * 聽棋: from a recogniser's texts to a move or a request. Moves are matched word by word, by sound, against the legal moves
 * of the position; never by the whole text.
 */
public final class VoiceParser {
    private static final Map<SpokenLanguage, VoiceParser> ALL = new EnumMap<>(SpokenLanguage.class);
    /** Notation in letters and signs, h2e2 or C2=5, is typed, not spoken. */
    private static final Pattern TYPED = Pattern.compile(".*[A-Za-z+=-].*");

    /** 第五路, 走二: a word and what goes with it. */
    private static final int LONGEST_ANSWER = 3;

    private static final int MOST_TEXTS = 16;
    private static final int LONGEST_TEXT = 120;

    private final Lexicon lexicon;
    private final Vocabulary vocabulary;
    private final Transcriber transcriber;
    private final Fillers fillers;
    private final RequestGrammar grammar;
    private final IntentGrammar intents;
    private final LearnedSounds learned;

    private VoiceParser(SpokenLanguage language) {
        lexicon = Lexicon.of(language);
        vocabulary = new Vocabulary(language, lexicon);
        transcriber = new Transcriber(language, lexicon, vocabulary);
        fillers = new Fillers(transcriber);
        grammar = new RequestGrammar(language, transcriber, vocabulary);
        intents = new IntentGrammar(language, transcriber, vocabulary);
        learned = LearnedSounds.NONE;
    }

    private VoiceParser(VoiceParser tables, LearnedSounds learned) {
        lexicon = tables.lexicon;
        vocabulary = tables.vocabulary;
        transcriber = tables.transcriber;
        fillers = tables.fillers;
        grammar = tables.grammar;
        intents = tables.intents;
        this.learned = learned;
    }

    /** The same for one speaker, who is better understood the more he has confirmed. */
    public VoiceParser learning(LearnedSounds ofSpeaker) {
        return new VoiceParser(this, ofSpeaker);
    }

    /** Learns from the answer of a speaker who was asked whether he meant a move by these texts. */
    public void learn(List<String> texts, Position position, Move move, boolean meant) {
        if (texts.isEmpty()) return;
        HeardTextReader reader = new HeardTextReader(
                transcriber, fillers, distance(position.sideToMove()), vocabulary, Corrections.LAST_WINS);
        List<HeardText> first = reader.listen(texts.subList(0, 1));
        for (Candidate candidate : Candidate.rank(MoveNames.Form.all(position), first)) {
            if (!candidate.move().equals(move) || candidate.lost() > 0) continue;
            for (int i = 0; i < candidate.heard().length; i++) {
                if (candidate.heard()[i] <= WordDistance.SAME_SOUND) continue;
                Word word = candidate.form().words().get(i);
                if (meant) learned.confirm(candidate.printed().get(i), word);
                else learned.refuse(candidate.printed().get(i), word);
            }
        }
    }

    /** Nothing that was learned of the speaker counts any more. */
    public void forgetLearned() {
        learned.forget();
    }

    /** The parser of a language; its tables are read when it is first asked for. */
    public static VoiceParser in(SpokenLanguage language) {
        synchronized (ALL) {
            return ALL.computeIfAbsent(language, VoiceParser::new);
        }
    }

    /** Whether there is more than anybody says at once, or than a recogniser has texts for: what is beyond is not heard. */
    public static boolean isTooMuch(List<String> texts) {
        return texts.size() > MOST_TEXTS || texts.stream().anyMatch(text -> text.length() > LONGEST_TEXT);
    }

    private static List<String> within(List<String> texts) {
        return texts.stream()
                .limit(MOST_TEXTS)
                .map(text -> text.substring(0, Math.min(LONGEST_TEXT, text.length())))
                .collect(Collectors.toList());
    }

    /** Understands the side to move, between moves and in practice. */
    public Hearing hear(List<String> texts, Position position) {
        return hear(texts, position, Expecting.MOVE, Corrections.LAST_WINS);
    }

    /** @param texts what the recogniser believes it heard, the likeliest first */
    public Hearing hear(List<String> texts, Position position, Expecting expecting, Corrections corrections) {
        if (isTooMuch(texts)) return hear(within(texts), position, expecting, corrections);
        Optional<Hearing> typed = texts.stream().findFirst().flatMap(text -> typed(text, position));
        if (typed.isPresent()) return typed.get();
        Side side = position.sideToMove();
        WordDistance distance = distance(side);
        HeardTextReader listener = new HeardTextReader(transcriber, fillers, distance, vocabulary, corrections);
        List<HeardText> utterances = listener.listen(texts);
        List<MoveNames.Form> forms = MoveNames.Form.all(position);
        List<Candidate> ranked = Candidate.rank(forms, utterances);
        Optional<RequestGrammar.HeardRequest> request = grammar.best(utterances, expecting);
        double best =
                ranked.isEmpty() ? Double.POSITIVE_INFINITY : ranked.get(0).cost();
        if (request.isPresent() && request.get().cost() < best)
            return new Hearing.Command(request.get().command());
        List<Candidate> first =
                texts.size() < 2 ? List.of() : Candidate.rank(forms, listener.listen(texts.subList(0, 1)));
        Hearing heard = new CandidateJudge(position, forms)
                .judge(ranked, first, CandidateJudge.FreeMove.in(utterances, vocabulary));
        return isClear(heard, ranked) ? heard : intended(utterances).orElse(heard);
    }

    /** Whether a move was heard rather than made out of what may be a question. */
    private static boolean isClear(Hearing heard, List<Candidate> ranked) {
        if (heard instanceof Hearing.Unknown) return false;
        return !(heard instanceof Hearing.Confirm || heard instanceof Hearing.Choices)
                || ranked.get(0).cost() < CandidateJudge.CLOSE;
    }

    /** What is asked for in words of the speaker's own. Whatever changes the game is read back then. */
    private Optional<Hearing> intended(List<HeardText> utterances) {
        List<VoiceCommand> commands = intents.best(utterances);
        if (commands.isEmpty() || commands.size() > 2) return Optional.empty();
        boolean plain = commands.size() == 1 && !commands.get(0).request().needsConfirmation();
        return Optional.of(plain ? new Hearing.Command(commands.get(0)) : new Hearing.Perhaps(commands));
    }

    /** Understands the answer to the question for a missing word: that word, or anything else. */
    public Hearing hear(List<String> texts, MissingWord asked, Corrections corrections) {
        if (isTooMuch(texts)) return hear(within(texts), asked, corrections);
        List<Move> left = asked.left(
                words -> nearest(texts, words, distance(asked.position().sideToMove())));
        if (left.isEmpty() || left.size() == asked.moves().size())
            return hear(texts, asked.position(), Expecting.MOVE, corrections);
        return left.size() == 1 ? new Hearing.Confirm(left.get(0)) : Hearing.Choices.of(asked.position(), left);
    }

    /** The distance of a short text from the nearest of these words. */
    private double nearest(List<String> texts, Set<Word> words, WordDistance distance) {
        double least = WordDistance.FAR;
        for (int rank = 0; rank < texts.size(); rank++)
            for (List<HeardText.Part> heard : transcriber.readings(texts.get(rank)))
                if (heard.size() <= LONGEST_ANSWER)
                    for (HeardText.Part part : heard)
                        for (Word word : words)
                            least = Math.min(least, distance.cost(part, word) + rank * HeardTextReader.LATER_TEXT);
        return least;
    }

    /** The words of a move that each word of a text may be, as it is written; none at all where one is no such word. */
    public List<Set<MoveWord>> words(String text) {
        List<Set<MoveWord>> words = new ArrayList<>();
        for (HeardText.Part heard : transcriber.phrase(text)) {
            Set<MoveWord> meanings = heard.moveWords();
            if (meanings.isEmpty()) return List.of();
            words.add(meanings);
        }
        return words;
    }

    private static Optional<Hearing> typed(String text, Position position) {
        if (!TYPED.matcher(Normalizer.normalize(text, Normalizer.Form.NFKC)).matches()) return Optional.empty();
        Resolution answer = WrittenMove.read(text, position);
        if (answer instanceof Resolution.Legal legal) return Optional.of(new Hearing.Sure(legal.move()));
        if (answer instanceof Resolution.Ambiguous several) return Optional.of(new Hearing.Choices(several.choices()));
        return answer instanceof Resolution.Illegal
                ? Optional.of(new Hearing.Illegal(Optional.empty(), answer))
                : Optional.empty();
    }

    WordDistance distance(Side side) {
        return new WordDistance(lexicon, vocabulary, side, learned);
    }

    /** Whether a correction inside one utterance counts: 「炮二平…不，炮八平五」. */
    public enum Corrections {
        /** In practice the last word counts. */
        LAST_WINS,
        /** Where words bind (通用象棋規則 附表七 六3(6)), what was said first stands. */
        FIRST_STANDS
    }

    /** The kind of answer that the speaker was asked for. Yes and no are a state of their own: 對 sounds like 退, 唔 like 五. */
    public enum Expecting {
        /** A move, a question or a request. */
        MOVE,
        /** Yes or no; all the rest as well. */
        ANSWER,
        /** The number of one of the moves that were named; all the rest as well. */
        CHOICE
    }
}
