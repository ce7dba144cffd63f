/** The first screen of the app, from which all others are opened. */
package org.baoqi.app.home;
