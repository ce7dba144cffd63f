package org.baoqi.app.library;

import android.graphics.Paint;
import android.graphics.pdf.PdfDocument;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;

/** A text on sheets of A4, in letters that who sees badly can read. */
final class SheetPdf {
    /** A4 in points. */
    private static final int WIDTH = 595;

    private static final int HEIGHT = 842;
    private static final int MARGIN = 40;
    private static final int SIZE = 14;
    private static final int LINE = 20;
    private static final int LINES = (HEIGHT - 2 * MARGIN) / LINE;

    private SheetPdf() {}

    static void write(String text, OutputStream out) throws IOException {
        List<String> lines = Arrays.asList(text.split("\n"));
        PdfDocument document = new PdfDocument();
        for (int from = 0; from < lines.size(); from += LINES)
            page(document, from / LINES + 1, lines.subList(from, Math.min(lines.size(), from + LINES)));
        document.writeTo(out);
        document.close();
    }

    private static void page(PdfDocument document, int number, List<String> lines) {
        PdfDocument.Page page = document.startPage(new PdfDocument.PageInfo.Builder(WIDTH, HEIGHT, number).create());
        Paint ink = new Paint(Paint.ANTI_ALIAS_FLAG);
        ink.setTextSize(SIZE);
        for (int i = 0; i < lines.size(); i++)
            page.getCanvas().drawText(lines.get(i), MARGIN, MARGIN + (i + 1) * LINE, ink);
        document.finishPage(page);
    }
}
