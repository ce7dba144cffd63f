package org.baoqi.app.store;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.review.Assessment;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/** A database of every version that was ever exported opens as the newest one, with what was in it. Room checks the tables. */
@RunWith(RobolectricTestRunner.class)
public class MigrationTest {
    /** Something in each table that some version has, as it was written then. */
    private static final String ROWS = "rows.sql";

    /** Not the application's own, which it opens as it starts. */
    private static final String DATABASE = "older.db";

    /** What must be left of it. */
    private static final String KEPT = "rows.txt";

    private static int[] versions() throws IOException {
        try (var files = Files.list(schemas())) {
            return files.mapToInt(file ->
                            Integer.parseInt(file.getFileName().toString().replace(".json", "")))
                    .sorted()
                    .toArray();
        }
    }

    private static Path schemas() {
        Path folder = Paths.get("").toAbsolutePath();
        while (!Files.exists(folder.resolve("settings.gradle"))) folder = folder.getParent();
        return folder.resolve("app/schemas/org.baoqi.app.store.BaoqiDatabase");
    }

    private static JSONObject schema(int version) throws IOException, JSONException {
        byte[] text = Files.readAllBytes(schemas().resolve(version + ".json"));
        return new JSONObject(new String(text, StandardCharsets.UTF_8)).getJSONObject("database");
    }

    /** The database as that version made it. */
    private static void create(int version) throws IOException, JSONException {
        Context context = ApplicationProvider.getApplicationContext();
        context.deleteDatabase(DATABASE);
        try (SQLiteDatabase database = context.openOrCreateDatabase(DATABASE, Context.MODE_PRIVATE, null)) {
            for (String sql : statements(schema(version))) database.execSQL(sql);
            List<String> tables = tables(version);
            for (String row : resource(ROWS).split("\n")) if (tables.contains(row.split(" ")[2])) database.execSQL(row);
            database.setVersion(version);
        }
    }

    private static List<String> statements(JSONObject schema) throws JSONException {
        List<String> all = new ArrayList<>();
        for (JSONObject table : objects(schema.getJSONArray("entities"))) {
            all.add(sql(table, table.getString("tableName")));
            if (table.has("indices"))
                for (JSONObject index : objects(table.getJSONArray("indices")))
                    all.add(sql(index, table.getString("tableName")));
        }
        JSONArray setup = schema.getJSONArray("setupQueries");
        for (int i = 0; i < setup.length(); i++) all.add(setup.getString(i));
        return all;
    }

    private static String sql(JSONObject made, String table) throws JSONException {
        return made.getString("createSql").replace("${TABLE_NAME}", table);
    }

    private static List<JSONObject> objects(JSONArray array) throws JSONException {
        List<JSONObject> all = new ArrayList<>();
        for (int i = 0; i < array.length(); i++) all.add(array.getJSONObject(i));
        return all;
    }

    private static List<String> tables(int version) throws IOException, JSONException {
        List<String> names = new ArrayList<>();
        for (JSONObject table : objects(schema(version).getJSONArray("entities")))
            names.add(table.getString("tableName"));
        return names;
    }

    private static List<String> names(OpenLibrary library, String query) {
        SupportSQLiteDatabase database = library.database.getOpenHelper().getWritableDatabase();
        List<String> names = new ArrayList<>();
        try (Cursor rows = database.query(query)) {
            while (rows.moveToNext()) names.add(rows.getString(0));
        }
        return names;
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = MigrationTest.class.getResourceAsStream(name);
                Scanner text = new Scanner(in, StandardCharsets.UTF_8.name())) {
            return text.useDelimiter("\\A").next();
        }
    }

    /** Every game as a reader finds it: what the list says, the record, and what the engine thought. */
    private static String told(OpenLibrary library) {
        StringBuilder told = new StringBuilder();
        for (ListedGame game : library.everyGame()) {
            GameRecord record = library.library().record(game.id()).get();
            told.append(game.summary()).append('\n').append(Pgn.write(record));
            told.append(library.library().analysis(game.id(), record).done().stream()
                            .map(Assessment::text)
                            .collect(Collectors.joining("\n")))
                    .append('\n');
        }
        return told.toString();
    }

    private static List<String> shownBoards(OpenLibrary library) {
        return names(library, "SELECT name FROM sqlite_master WHERE name = 'shown_board'");
    }

    private static int playOne(OpenLibrary library) {
        Matches.begin(library.games().begin(Matches.setup()));
        return library.games().unfinished().get().events().size();
    }

    @Test
    public void everyExportedVersionOpensWithWhatWasInIt() throws Exception {
        for (int version : versions()) {
            create(version);
            String kept = tables(version).contains("games") ? resource(KEPT) : "";
            assertEquals("version " + version, kept, OpenLibrary.using(DATABASE, MigrationTest::told));
        }
    }

    /** Short games are told apart by a digest that older versions wrote. */
    @Test
    public void aShortGameThatAnOlderVersionKeptIsNotAddedAgain() throws Exception {
        for (int version : versions()) {
            if (!tables(version).contains("games")) continue;
            create(version);
            List<String> added = OpenLibrary.using(DATABASE, library -> {
                GameRecord kept = library.library().record("elsewhere").get();
                return library.library().add(List.of(kept));
            });
            assertEquals("version " + version, List.of(), added);
        }
    }

    @Test
    public void aMatchThatAnOlderVersionBeganGoesOn() throws Exception {
        for (int version : versions()) {
            if (!tables(version).contains("games")) continue;
            create(version);
            int moves = OpenLibrary.using(DATABASE, library -> {
                Matches.play(Matches.resume(library.games().unfinished().get()), "h9g7");
                return library.library().record("played").get().line().moves().size();
            });
            assertEquals("version " + version, 2, moves);
        }
    }

    @Test
    public void theBoardToLookAtIsGone() throws Exception {
        for (int version : versions()) {
            create(version);
            assertEquals("version " + version, List.of(), OpenLibrary.using(DATABASE, MigrationTest::shownBoards));
        }
    }

    @Test
    public void gamesCanBeKeptAfterEveryMigration() throws Exception {
        for (int version : versions()) {
            create(version);
            int events = OpenLibrary.using(DATABASE, MigrationTest::playOne);
            assertEquals("version " + version, 1, events);
        }
    }

    @Test
    public void everyVersionUpToTheNewestIsExported() throws Exception {
        int newest = OpenLibrary.using(
                DATABASE,
                library ->
                        library.database.getOpenHelper().getWritableDatabase().getVersion());
        assertArrayEquals(IntStream.rangeClosed(1, newest).toArray(), versions());
    }
}
