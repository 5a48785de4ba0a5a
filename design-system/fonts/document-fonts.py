"""Makes the fonts of PDF documents from those of cards: python3 document-fonts.py

A reader turns the glyphs of a line from the right around one by one. A ligature is one glyph with two letters, and comes out
with its letters exchanged. So each letter gets a glyph of its own: lam before alef is drawn as both, and alef after it as
nothing; other ligatures are left out.
"""
from fontTools.otlLib.builder import ChainContextSubstBuilder, ChainContextualRule, SingleSubstBuilder
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

LAMS = ("uniFEDF", "uniFEE0")  # initial, medial
ALEFS = ("uniFE8E", "uniFE88", "uniFE84", "uniFE82", "uniFB51")
IGNORE_MARKS = 8


def add_glyph(font, name, draw, width):
    pen = TTGlyphPen(font.getGlyphSet())
    draw(pen)
    font["glyf"][name] = pen.glyph(dropImpliedOnCurves=False)
    font["glyf"][name].recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, getattr(font["glyf"][name], "xMin", 0))
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 1


def single(font, mapping):
    builder = SingleSubstBuilder(font, None)
    builder.mapping = mapping
    builder.lookupflag = 0
    return builder.build()


for weight in ("400", "600"):
    font = TTFont(f"sanad-card-{weight}.ttf")
    table = font["GSUB"].table
    (rlig,) = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "rlig" for i in r.Feature.LookupListIndex}
    pairs = {}
    for subtable in table.LookupList.Lookup[rlig].SubTable:
        subtable = getattr(subtable, "ExtSubTable", subtable)
        for lam in LAMS:
            for ligature in subtable.ligatures.get(lam, []):
                if ligature.Component[0] in ALEFS:
                    pairs[lam, ligature.Component[0]] = ligature.LigGlyph
    glyphs = font.getGlyphSet()
    lookups = table.LookupList.Lookup
    builder = ChainContextSubstBuilder(font, None)
    builder.lookupflag = IGNORE_MARKS

    class Index:
        def __init__(self, index):
            self.lookup_index = index

    for alef in sorted({alef for _, alef in pairs}):
        none, both = f"{alef}.afterLam", {}
        third = min(font["hmtx"][pairs[lam, alef]][0] for lam in LAMS) // 3
        add_glyph(font, none, lambda pen: None, third)
        for lam in LAMS:
            drawn = pairs[lam, alef]
            both[lam] = f"{drawn}.asLam"
            add_glyph(font, both[lam], lambda pen: glyphs[drawn].draw(TransformPen(pen, (1, 0, 0, 1, -third, 0))), font["hmtx"][drawn][0] - third)
        lookups += [single(font, {alef: none}), single(font, both)]
        first = len(lookups) - 2
        builder.rules.append(ChainContextualRule([], [set(LAMS), {alef}], [], [[Index(first + 1)], [Index(first)]]))
    table.LookupList.Lookup[rlig] = builder.build()
    table.LookupList.LookupCount = len(lookups)
    font.setGlyphOrder(font.getGlyphOrder())  # counts the new glyphs too
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6):
            record.string = str(record).replace("Sanad Card", "Sanad Document").replace("SanadCard", "SanadDocument")
    font.save(f"sanad-document-{weight}.ttf")
