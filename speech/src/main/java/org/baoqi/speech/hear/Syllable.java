package org.baoqi.speech.hear;
/** 音節: a syllable without its tone, as the numbers that {@link Sounds} gave its onset and rime. */
record Syllable(int onset, int rime) {}
