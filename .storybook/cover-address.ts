import { renderMissingStar } from '#ds/art/missing-star.ts';
import { renderOrderStar } from '#ds/art/order-star.ts';
import type { PaletteName } from '#ds/art/palettes.ts';
import { coverSrc } from '#tests/fixtures/cover.ts';
import { type CoverSize, coverSizes } from '../src/screens/cover/cover-address.ts';

export { coverSizes };
/** In a story there is no server that draws covers: each is drawn where it is shown. */
export const coverAddress = (palette: string, seed: string, size: CoverSize, step?: number): string =>
  coverSrc(seed.toLowerCase(), palette as PaletteName, { ...coverSizes[size], percent: step });
export const orderStarAddress = (palette: string, number: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderOrderStar({ number, palette: palette as PaletteName }))}`;
export const missingStarAddress = `data:image/svg+xml,${encodeURIComponent(renderMissingStar())}`;
