import * as glyphs from '#ds/icons/glyphs.ts';

/** The icon that a program names in its record; one that nobody drew yet gets the star. */
const byName: Record<string, glyphs.Glyph> = {
  orphans: glyphs.orphan,
  soleSurvivor: glyphs.soleSurvivor,
  zakat: glyphs.zakat,
  stock: glyphs.stock,
  sacrifice: glyphs.sacrifice,
  endowment: glyphs.endowment,
  relief: glyphs.relief,
  housing: glyphs.housing,
  mosque: glyphs.mosque,
  tafreej: glyphs.tafreej,
  tayseer: glyphs.tayseer,
  kafarat: glyphs.kafarat,
};

export const programGlyph = (icon: string): glyphs.Glyph => byName[icon] ?? glyphs.star;
