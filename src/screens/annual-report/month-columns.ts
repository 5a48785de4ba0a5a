/** The drawing of a year's months: zakat stands on the other donations. */

/** In minor units of one currency. */
export type Month = { month: number; zakat: number; other: number };
/** A column, from 0 (the foot) upward, in the units of the drawing. */
export type MonthColumn = Month & { x: number; width: number; zakatHeight: number; otherHeight: number };

/** Columns of equal width in the order of the months; the highest fills the height. Nothing is drawn where all are zero. */
export function monthColumns(
  months: readonly Month[],
  { height, width }: { width: number; height: number },
): MonthColumn[] {
  const most = Math.max(1, ...months.map(({ other, zakat }) => zakat + other));
  const column = months.length === 0 ? 0 : width / months.length;
  return months.map((month, index) => ({
    ...month,
    x: index * column,
    width: column,
    zakatHeight: (month.zakat / most) * height,
    otherHeight: (month.other / most) * height,
  }));
}
