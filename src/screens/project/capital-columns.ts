/** The drawing of an endowment's years: capital above a line, income given below it on a scale of its own. */

/** In minor units of one currency. */
export type ChartYear = { year: number; capital: number; given: number; isRunning: boolean };
/** A column of the drawing, from 0 (the line) upward for `level` and downward for `bar`, in its own units. */
export type ChartColumn = ChartYear & { x: number; width: number; level: number; bar: number };

/** `above` and `below`: the heights of the two parts. */
export type ChartSize = { width: number; above: number; below: number };

/** Columns of equal width in the order of the years. The largest of each part fills its height; nothing is drawn where all are zero. */
export function capitalColumns(years: readonly ChartYear[], { above, below, width }: ChartSize): ChartColumn[] {
  const mostCapital = Math.max(1, ...years.map(({ capital }) => capital));
  const mostGiven = Math.max(1, ...years.map(({ given }) => given));
  const column = years.length === 0 ? 0 : width / years.length;
  return years.map((year, index) => ({
    ...year,
    x: index * column,
    width: column,
    level: (year.capital / mostCapital) * above,
    bar: (year.given / mostGiven) * below,
  }));
}
