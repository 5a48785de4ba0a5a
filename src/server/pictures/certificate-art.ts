import { renderCover } from '#ds/art/cover.ts';
import { isPaletteName } from '#ds/art/palettes.ts';

/** The size of the pattern, in the proportions of A4 across. */
const SIZE = { width: 1188, height: 840 };

/** The pattern behind a certificate as an SVG: that of its card. */
export const certificateArt = ({ palette, seed }: { palette: string; seed: string }): string =>
  renderCover({ seed: `card-${seed}`, palette: isPaletteName(palette) ? palette : 'sand', ...SIZE });
