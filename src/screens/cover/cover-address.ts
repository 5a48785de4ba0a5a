/** The sizes in which covers are drawn, in CSS pixels; a thumbnail is woven eightfold and looser, to stay clear when small. */
export const coverSizes = {
  thumb: { width: 240, height: 240, fold: 8, density: 0.62 },
  card: { width: 720, height: 405 },
  project: { width: 1200, height: 615 },
  feature: { width: 1200, height: 760 },
  hero: { width: 640, height: 900 },
  receipt: { width: 920, height: 264 },
} as const;
export type CoverSize = keyof typeof coverSizes;

/**
 * The address of the pattern that belongs to a seed (a project's id) and a palette (its program's icon).
 *
 * @param step how much of it is woven, one of `coverSteps`; without it the whole
 */
export const coverAddress = (palette: string, seed: string, size: CoverSize, step?: number): string =>
  `/covers/${palette}/${seed.toLowerCase()}-${size}${step === undefined ? '' : `-${step}`}.svg`;

/** The address of a weave that lacks one star, through which the page shows. */
export const missingStarAddress = '/covers/missing-star.svg';

/** The address of the star that belongs to a donation's number. */
export const orderStarAddress = (palette: string, number: string): string => `/covers/star/${palette}/${number}.svg`;
