/** A long table laid for guests, as geometry: plates on both sides of cloths. The same numbers always give the same table. */
export type LaidTable = {
  width: number;
  height: number;
  /** The radius of a plate. */
  radius: number;
  /** `group`: 0 and 1 take turns. */
  plates: { x: number; y: number; group: 0 | 1 }[];
  /** The upper edge of each cloth, `CLOTH` high. */
  cloths: number[];
};

const WIDTH = 1040;
const PER_ROW = 10;
export const CLOTH = 44;
const GAP = 16;
const EDGE = 4;

/**
 * Lays one plate a person, ten in a row, two rows to a cloth.
 * @param persons a whole number, not below zero
 * @param group how many in a row belong together: ten of an oath
 */
export function layTable(persons: number, group: number): LaidTable {
  const step = WIDTH / PER_ROW;
  const radius = Math.min(30, step * 0.32);
  const rows = Math.ceil(persons / PER_ROW);
  const plates: LaidTable['plates'] = [];
  const cloths: number[] = [];
  let y = EDGE;
  for (let row = 0; row < rows; row += 1) {
    const first = row * PER_ROW;
    for (let guest = first; guest < Math.min(persons, first + PER_ROW); guest += 1)
      plates.push({
        x: Math.round(step * (guest - first + 0.5)),
        y: Math.round(y + radius),
        group: Math.floor(guest / group) % 2 === 0 ? 0 : 1,
      });
    y += radius * 2 + GAP;
    if (row % 2 === 0) {
      cloths.push(Math.round(y - 6));
      y += CLOTH + EDGE;
    }
  }
  return { width: WIDTH, height: Math.round(Math.max(0, y - 8)), radius: Math.round(radius), plates, cloths };
}

/** The outline of a star around 0, 0, with its points at `outer` and its notches at `inner`. */
export function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    const reach = corner % 2 === 0 ? outer : inner;
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
