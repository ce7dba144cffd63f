/**
 * Screens that are lists of rows, as plain Java: a {@link org.baoqi.app.kit.form.Form} describes itself, and each {@link
 * org.baoqi.app.kit.form.Row} has what it shows and what it does. How rows are drawn is in {@code kit.ui}; the forms
 * themselves are with their features. Start with {@code Row}.
 */
package org.baoqi.app.kit.form;
