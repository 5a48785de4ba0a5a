export type LabelSide = 'east' | 'west' | 'north' | 'south';

/** Where names would lie on each other, they go to different sides. */
const SIDES: Readonly<Record<string, LabelSide>> = {
  AL: 'west',
  BA: 'north',
  ET: 'west',
  KG: 'north',
  LB: 'west',
  MR: 'south',
  NE: 'north',
  PK: 'south',
  PS: 'west',
  SD: 'south',
  SS: 'south',
  TJ: 'east',
  TR: 'north',
  UG: 'west',
  UZ: 'west',
  XK: 'south',
};
/** Beyond it, in percent of the width, a name would leave the map. */
const EAST_END = 82;

/** On which side of its star a country's name stands. `x` in percent of the map's width. */
export const labelSide = (code: string, x: number): LabelSide => SIDES[code] ?? (x > EAST_END ? 'west' : 'east');
