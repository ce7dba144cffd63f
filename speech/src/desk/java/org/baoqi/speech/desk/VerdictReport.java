package org.baoqi.speech.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.Verdict;
import org.baoqi.rules.book.repetition.ClassedMove;
import org.baoqi.rules.book.repetition.Cycle;
import org.baoqi.rules.law.Result;
import org.baoqi.speech.words.VerdictWords;

/** A verdict as the desk tool prints it: lines for people, one JSON object for programs. */
record VerdictReport(VerdictWords words, RuleBook book, Verdict verdict) {

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(words.sentence(verdict));
        lines.add(source());
        verdict.repetition().ifPresent(repetition -> {
            lines.addAll(words.offences(repetition));
            lines.addAll(words.moves(repetition.lastCycle()));
        });
        return lines;
    }

    String json() {
        return Json.object(
                "status", lower(verdict.stage()),
                "result", verdict.result().map(Result::score).orElse("*"),
                "offender", offender(),
                "reason", words.sentence(verdict),
                "article", source(),
                "classes", verdict.cycle().map(this::classes).orElse(List.of()),
                "moves", verdict.cycle().map(words::moves).orElse(List.of()),
                "bounded", verdict.cycle().map(VerdictReport::isBounded).orElse(false));
    }

    private String source() {
        return verdict.article().map(words::article).orElseGet(() -> words.book(book));
    }

    private String offender() {
        return switch (verdict.offenders().size()) {
            case 0 -> "none";
            case 1 -> lower(verdict.offenders().iterator().next());
            default -> "both";
        };
    }

    private List<String> classes(Cycle cycle) {
        return cycle.moves().stream()
                .map(ClassedMove::kind)
                .map(words::moveClass)
                .collect(Collectors.toList());
    }

    /** Whether a search that the classes rest on reached its bound. */
    private static boolean isBounded(Cycle cycle) {
        return cycle.moves().stream().anyMatch(ClassedMove::bounded);
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
