import type { LocalText } from '#src/domain/slug.ts';

/** A point of a sketch, in percent of its width and height from its upper left corner. North is up in every language. */
export type SketchPoint = { x: number; y: number };
/** A street from edge to edge: `across` from west to east at `at` percent of the height, `down` from north to south at `at` percent of the width. */
type SketchStreet = { runs: 'across' | 'down'; at: number; isMain?: boolean | undefined; name?: LocalText | undefined };

/** The streets around a place as somebody who knows it draws them. Not to scale. */
export type PlaceSketch = {
  streets: readonly SketchStreet[];
  place: SketchPoint;
  /** Where one walks from, and how long: "Metro, 4 minutes on foot". */
  from?: (SketchPoint & { name: LocalText }) | undefined;
};

export const SKETCH = { width: 760, height: 340 } as const;
/** Percent in units of the drawing. */
export const sketchX = (percent: number): number => Math.round((percent / 100) * SKETCH.width);
export const sketchY = (percent: number): number => Math.round((percent / 100) * SKETCH.height);

/** From the middle of a street to the blocks on its sides. */
const HALF_MAIN = 20;
const HALF_SIDE = 13;

type Block = { x: number; y: number; width: number; height: number; isPlace: boolean };

/** The stretches between streets along one side, of those that are wide enough to be seen. */
function stretches(streets: readonly SketchStreet[], length: number): { from: number; to: number }[] {
  const sorted = streets
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, isMain }) => ({ middle: (at / 100) * length, half: isMain ? HALF_MAIN : HALF_SIDE }));
  const starts = [0, ...sorted.map(({ half, middle }) => middle + half)];
  const ends = [...sorted.map(({ half, middle }) => middle - half), length];
  return starts.flatMap((from, index) => (ends[index]! - from > HALF_SIDE ? [{ from, to: ends[index]! }] : []));
}

/** The blocks between the streets of a sketch, in units of its drawing; one of them at most is that of the place. */
export function blocksOf({ place, streets }: Pick<PlaceSketch, 'streets' | 'place'>): Block[] {
  const columns = stretches(
    streets.filter(({ runs }) => runs === 'down'),
    SKETCH.width,
  );
  const rows = stretches(
    streets.filter(({ runs }) => runs === 'across'),
    SKETCH.height,
  );
  const at = { x: (place.x / 100) * SKETCH.width, y: (place.y / 100) * SKETCH.height };
  return rows.flatMap((row) =>
    columns.map((column) => ({
      x: column.from,
      y: row.from,
      width: column.to - column.from,
      height: row.to - row.from,
      isPlace: column.from <= at.x && at.x <= column.to && row.from <= at.y && at.y <= row.to,
    })),
  );
}

/** The way on foot as an SVG path: to the street that lies nearest to the place, along it, and to the place. */
export function walkOf({ from, place, streets }: PlaceSketch): string | undefined {
  if (!from) return undefined;
  const [street] = streets
    .filter(({ runs }) => runs === 'across')
    .toSorted((a, b) => Math.abs(a.at - place.y) - Math.abs(b.at - place.y));
  return `M${sketchX(from.x)} ${sketchY(from.y)}V${sketchY(street?.at ?? place.y)}H${sketchX(place.x)}V${sketchY(place.y)}`;
}
