import * as icons from '#ds/icons/icons.ts';

/** The icon that a program names in its record; one that nobody drew yet gets the star. */
const byName: Record<string, icons.IconData> = {
  orphans: icons.baby,
  soleSurvivor: icons.handHeart,
  zakat: icons.handCoins,
  stock: icons.trendingUp,
  sacrifice: icons.beef,
  endowment: icons.sprout,
  relief: icons.box,
  housing: icons.house,
  mosque: icons.moonStar,
  tafreej: icons.lockOpen,
  tayseer: icons.scale,
  kafarat: icons.utensils,
};

export const programIcon = (name: string): icons.IconData => byName[name] ?? icons.star;
