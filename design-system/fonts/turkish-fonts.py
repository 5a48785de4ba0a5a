"""Makes public/fonts/sanad-turkish-*.woff2: the Turkish letters that IBM Plex Sans Arabic lacks, from IBM Plex Sans.

Run with fontTools and brotli, given the folder of the package @fontsource/ibm-plex-sans 5.3.0:
python turkish-fonts.py FOLDER
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

LETTERS = "ĞğİŞş"
NAMES = {400: "Regular", 500: "Medium", 600: "SemiBold"}
source = Path(sys.argv[1], "files")
target = Path(__file__).resolve().parents[2] / "public" / "fonts"

for weight, style in NAMES.items():
    font = TTFont(source / f"ibm-plex-sans-latin-ext-{weight}-normal.woff2")
    subsetter = Subsetter(Options(hinting=False, layout_features=[]))
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    missing = set(map(ord, LETTERS)) - set(font.getBestCmap())
    if missing:
        sys.exit(f"{style} lacks {missing}")
    # It is modified, so it may not have the reserved name.
    for record in font["name"].names:
        record.string = {1: "Sanad Turkish", 2: style, 4: f"Sanad Turkish {style}", 6: f"SanadTurkish-{style}"}.get(
            record.nameID, "Sanad Turkish" if record.nameID in (3, 16) else record.toUnicode()
        )
    font.flavor = "woff2"
    font.save(target / f"sanad-turkish-{weight}-normal.woff2")
