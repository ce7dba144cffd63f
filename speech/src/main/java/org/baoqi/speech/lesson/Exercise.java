package org.baoqi.speech.lesson;

import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.hear.Request;

/** What a learner has to say. */
public sealed interface Exercise {
    /** Red is to move in the initial position. */
    Position POSITION = Position.initial();

    boolean isMetBy(Hearing heard);

    /** 報棋: a move in words. */
    record Call(Move move) implements Exercise {
        @Override
        public boolean isMetBy(Hearing heard) {
            return Heard.move(heard).filter(move::equals).isPresent();
        }
    }

    record Ask(Request request) implements Exercise {
        @Override
        public boolean isMetBy(Hearing heard) {
            return heard instanceof Hearing.Command said && said.command().request() == request;
        }
    }
}
