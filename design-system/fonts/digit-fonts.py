"""Makes public/fonts/sanad-digits-*.woff2: Arabic-Indic digits in the places of the Latin ones, from IBM Plex Sans Arabic.

A page in Arabic is the same for all readers; whoever reads ١٢٣ has this font put before the others. Between two digits a
full stop and a comma become ٫ and ٬, as Arabic writes a sum. Run with fontTools and brotli:
python digit-fonts.py
"""

import sys
import tempfile
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.merge import Merger

DIGITS = "٠١٢٣٤٥٦٧٨٩"
NAMES = {400: "Regular", 500: "Medium", 600: "SemiBold"}
fonts = Path(__file__).resolve().parents[2] / "public" / "fonts"


def part(script: str, weight: int, text: str) -> TTFont:
    font = TTFont(fonts / f"ibm-plex-sans-arabic-{script}-{weight}-normal.woff2")
    subsetter = Subsetter(Options(hinting=False, layout_features=[], notdef_outline=True))
    subsetter.populate(text=text)
    subsetter.subset(font)
    missing = set(map(ord, text)) - set(font.getBestCmap())
    if missing:
        sys.exit(f"{script} {weight} lacks {[hex(one) for one in missing]}")
    font.flavor = None
    return font


for weight, style in NAMES.items():
    saved = []
    for script, text in (("arabic", DIGITS + "٫٬"), ("latin", ".,")):
        file = Path(tempfile.gettempdir()) / f"digits-{script}.ttf"
        part(script, weight, text).save(file)
        saved.append(str(file))
    font = Merger().merge(saved)
    cmap = font.getBestCmap()
    names = [cmap[ord(digit)] for digit in DIGITS]
    decimal, group = cmap[ord("٫")], cmap[ord("٬")]
    stop, comma = cmap[ord(".")], cmap[ord(",")]
    for table in font["cmap"].tables:
        table.cmap = {ord(str(index)): name for index, name in enumerate(names)} | {ord("."): stop, ord(","): comma}
    digits = " ".join(names)
    addOpenTypeFeaturesFromString(
        font,
        f"languagesystem DFLT dflt; languagesystem arab dflt; languagesystem latn dflt; @digit = [{digits}];"
        f"feature calt {{ sub @digit {stop}' @digit by {decimal}; sub @digit {comma}' @digit by {group}; }} calt;",
    )
    # It is modified, so it may not have the reserved name.
    for record in font["name"].names:
        record.string = {1: "Sanad Digits", 2: style, 4: f"Sanad Digits {style}", 6: f"SanadDigits-{style}"}.get(
            record.nameID, "Sanad Digits" if record.nameID in (3, 16) else record.toUnicode()
        )
    font.flavor = "woff2"
    font.save(fonts / f"sanad-digits-{weight}-normal.woff2")
