/**
 * 着法記錄表: the record sheet of a game (XQEF 附表四 第三部份). {@link org.baoqi.speech.sheet.SheetData} holds all that is
 * written on it, {@link org.baoqi.speech.sheet.SheetPage} a page of it; the other classes write it as plain text, as a page for a screen reader, and as sentences for the ear.
 */
package org.baoqi.speech.sheet;
