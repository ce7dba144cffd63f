package org.baoqi.app.store;

import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Has the library asked on the disk's thread, and the answer brought to the main thread. */
public record BackgroundLibrary(Library library, Executor disk, Executor main) {

    /** Something that the library can be asked. */
    public interface Question<T> {
        T ask(Library library) throws IOException;
    }

    /** Something that the library is told to do. */
    public interface Order {
        void give(Library library) throws IOException;
    }

    public <T> void ask(Question<T> question, Consumer<T> answer, Consumer<StorageProblem> onTrouble) {
        disk.execute(() -> {
            try {
                T found = question.ask(library);
                main.execute(() -> answer.accept(found));
            } catch (GameStore.StorageException e) {
                main.execute(() -> onTrouble.accept(e.trouble()));
            } catch (IOException | SecurityException e) {
                main.execute(() -> onTrouble.accept(StorageProblem.DOCUMENT));
            }
        });
    }

    public void tell(Order order, Runnable done, Consumer<StorageProblem> onTrouble) {
        ask(
                library -> {
                    order.give(library);
                    return done;
                },
                Runnable::run,
                onTrouble);
    }
}
