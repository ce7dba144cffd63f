package org.baoqi.rules.notation;
/** 前, 中, 後: a piece's place among those of its kind on one file. */
public enum FilePlace {
    FRONT,
    MIDDLE,
    REAR
}
