#!/usr/bin/env python3
"""Writes lexicon.cmn.tsv and lexicon.yue.tsv, toneless syllables with their characters, from the Unihan database.

usage: lexicon.py UNIHAN_FOLDER OUTPUT_FOLDER

UNIHAN_FOLDER holds Unihan_Readings.txt and Unihan_IRGSources.txt (Debian: package unicode-data). Characters are those of
the international core (kIICore). Mandarin readings are kMandarin and, where they are not rare, those of kHanyuPinlu.
"""
import collections
import re
import sys
import unicodedata

NOTICE = """\
# Toneless syllables: spelling, onset, rime, characters so read. Made by src/lexicon/lexicon.py, a selection from the Unihan
# database, changed in form. Copyright 1991-2022 Unicode, Inc. All rights reserved. Terms: UNICODE-LICENSE.txt beside this file.
"""
RARE = 0.1
# Readings of the game and of daily speech that the database has not.
MORE = {
    "cmn": {"車": "ju", "车": "ju", "俥": "ju", "伡": "ju", "給": "ji", "给": "ji", "單": "shan", "单": "shan",
            "阿": "a", "賜": "si", "赐": "si", "什": "shi", "伺": "si", "著": "zhu", "嬷": "ma", "嬤": "ma", "傌": "ma", "㐷": "ma", "誰": "shei", "谁": "shei", "呃": "e", "欸": "ei"},
    "yue": {"車": "geoi", "车": "geoi", "俥": "geoi", "伡": "geoi", "唔": "m", "喺": "hai", "咗": "zo", "嘅": "ge", "傌": "maa", "㐷": "maa",
            "嬷": "maa", "嬤": "maa", "黢": "zeot", "孖": "maa", "易": "jik",
            "趄": "ce", "釀": "noeng", "酿": "noeng", "說": "seoi", "说": "seoi",
            "泡": "paau", "蘋": "ping", "擘": "baak", "捂": "ng", "柏": "baak"},
}


def fields(path, *names):
    found = {name: {} for name in names}
    for line in open(path, encoding="utf-8"):
        parts = line.rstrip("\n").split("\t")
        if len(parts) == 3 and parts[1] in found:
            found[parts[1]][chr(int(parts[0][2:], 16))] = parts[2]
    return found


def toneless(pinyin):
    plain = unicodedata.normalize("NFD", pinyin).replace("u\u0308", "v").replace("e\u0302", "e")
    return "".join(c for c in plain if not unicodedata.combining(c))


def mandarin(readings):
    table = collections.defaultdict(set)
    for char, said in readings["kMandarin"].items():
        table[char].update(toneless(s) for s in said.split())
    for char, said in readings["kHanyuPinlu"].items():
        counts = {toneless(s): 0 for s in re.findall(r"[^\s(]+(?=\()", said)}
        for syllable, count in re.findall(r"([^\s(]+)\((\d+)\)", said):
            counts[toneless(syllable)] += int(count)
        table[char].update(s for s, n in counts.items() if n >= RARE * sum(counts.values()))
    return table


def cantonese(readings):
    return {char: {s.rstrip("123456") for s in said.split()} for char, said in readings["kCantonese"].items()}


def split_mandarin(syllable):
    """Pinyin spells a rime in several ways: yi, wu, yu, ju, liu. Here each has one sign; the buzz of zhi and zi is -."""
    whole = {"er": ("", "er"), "yi": ("", "i"), "yin": ("", "in"), "ying": ("", "ing"), "wu": ("", "u"), "yu": ("", "v"),
             "yue": ("", "ve"), "yuan": ("", "van"), "yun": ("", "vn"), "you": ("", "iou"), "yong": ("", "iong"),
             "wen": ("", "uen"), "wei": ("", "uei"), "m": ("m", ""), "n": ("n", ""), "ng": ("", "ng")}
    if syllable in whole:
        return whole[syllable]
    onset, rime = re.fullmatch(r"(zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]?)(.*)", syllable).groups()
    if onset == "y":
        return "", "i" + rime
    if onset == "w":
        return "", "u" + rime
    if onset in ("zh", "ch", "sh", "r", "z", "c", "s") and rime == "i":
        return onset, "-"
    if onset in ("j", "q", "x") and rime.startswith("u"):
        rime = "v" + rime[1:]
    return onset, {"iu": "iou", "ui": "uei", "un": "uen"}.get(rime, rime)


def split_cantonese(syllable):
    if syllable in ("m", "ng"):
        return "", syllable
    return re.fullmatch(r"(ng|gw|kw|[bpmfdtnlgkhwzcsj]?)(.*)", syllable).groups()


def write(path, table, core, more, split):
    syllables = collections.defaultdict(set)
    for char in core:
        for syllable in table.get(char, ()):
            syllables[syllable].add(char)
    for char, syllable in more.items():
        syllables[syllable].add(char)
    with open(path, "w", encoding="utf-8") as out:
        out.write(NOTICE + "syllable\tonset\trime\tcharacters\n")
        for syllable in sorted(syllables):
            out.write("\t".join((syllable, *split(syllable), "".join(sorted(syllables[syllable])))) + "\n")


def main(unihan, output):
    readings = fields(unihan + "/Unihan_Readings.txt", "kMandarin", "kHanyuPinlu", "kCantonese")
    core = fields(unihan + "/Unihan_IRGSources.txt", "kIICore")["kIICore"]
    write(output + "/lexicon.cmn.tsv", mandarin(readings), core, MORE["cmn"], split_mandarin)
    write(output + "/lexicon.yue.tsv", cantonese(readings), core, MORE["yue"], split_cantonese)


if __name__ == "__main__":
    main(*sys.argv[1:])
