package org.baoqi.app.library;

import android.graphics.Paint;
import android.graphics.pdf.PdfDocument;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes pages of text as a PDF of A4 sheets, in large letters. It is for paper alone: Android's {@link PdfDocument}
 * cannot say what is a heading or a table.
 */
final class SheetPdf {
    /** With its other lines, a page of so many rounds fits on a sheet. */
    static final int ROUNDS = 22;
    /** A4 in points. */
    private static final int WIDTH = 595;

    private static final int HEIGHT = 842;
    private static final int MARGIN = 40;
    private static final int SIZE = 14;
    private static final int LINE = 20;
    private static final int LINES = (HEIGHT - 2 * MARGIN) / LINE;

    private final PdfDocument document = new PdfDocument();
    private final Paint ink = new Paint(Paint.ANTI_ALIAS_FLAG);
    private int sheets;

    private SheetPdf() {
        ink.setTextSize(SIZE);
    }

    /** Each page begins a sheet. */
    static void write(List<List<String>> pages, OutputStream out) throws IOException {
        SheetPdf pdf = new SheetPdf();
        for (List<String> page : pages) pdf.page(pdf.broken(page));
        pdf.document.writeTo(out);
        pdf.document.close();
    }

    /** Breaks lines that are too long for the width. */
    private List<String> broken(List<String> lines) {
        List<String> broken = new ArrayList<>();
        for (String line : lines) {
            String rest = line;
            do {
                int fits = Math.max(1, ink.breakText(rest, true, WIDTH - 2 * MARGIN, null));
                broken.add(rest.substring(0, Math.min(fits, rest.length())));
                rest = rest.substring(Math.min(fits, rest.length()));
            } while (!rest.isEmpty());
        }
        return broken;
    }

    private void page(List<String> lines) {
        for (int from = 0; from < lines.size(); from += LINES)
            sheet(lines.subList(from, Math.min(lines.size(), from + LINES)));
    }

    private void sheet(List<String> lines) {
        PdfDocument.Page page = document.startPage(new PdfDocument.PageInfo.Builder(WIDTH, HEIGHT, ++sheets).create());
        for (int i = 0; i < lines.size(); i++)
            page.getCanvas().drawText(lines.get(i), MARGIN, MARGIN + (i + 1) * LINE, ink);
        document.finishPage(page);
    }
}
