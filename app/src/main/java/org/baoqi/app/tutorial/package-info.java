/** The screen of the spoken lesson. The lesson's steps and exercises are in {@code speech}. */
package org.baoqi.app.tutorial;
