import * as glyphs from '#ds/icons/glyphs.ts';

/** The icon that a program names in its record; one that nobody drew yet gets the star. */
const byName: Record<string, glyphs.Glyph> = {
  orphans: glyphs.baby,
  soleSurvivor: glyphs.handHeart,
  zakat: glyphs.handCoins,
  stock: glyphs.trendingUp,
  sacrifice: glyphs.beef,
  endowment: glyphs.sprout,
  relief: glyphs.box,
  housing: glyphs.house,
  mosque: glyphs.moonStar,
  tafreej: glyphs.lockOpen,
  tayseer: glyphs.scale,
  kafarat: glyphs.utensils,
};

export const programGlyph = (icon: string): glyphs.Glyph => byName[icon] ?? glyphs.star;
