/** The drawing of counts as columns, in units of the drawing. */
export type CountColumn = { x: number; width: number; height: number; partHeight: number };

/** Columns of equal width; the highest whole fills the height, and its part stands in it. Nothing is drawn where all are zero. */
export function countColumns(
  counts: readonly { whole: number; part: number }[],
  { height, width }: { width: number; height: number },
): CountColumn[] {
  const most = Math.max(1, ...counts.map(({ whole }) => whole));
  const column = counts.length === 0 ? 0 : width / counts.length;
  return counts.map(({ part, whole }, index) => ({
    x: index * column,
    width: column,
    height: (whole / most) * height,
    partHeight: (part / most) * height,
  }));
}
