type Month = { month: string; amount: number; donations: number };

/** The last months until a moment, the earliest first, each with what was given in it; months in UTC, `YYYY-MM`. */
export function lastMonths(given: readonly Month[], now: Date, count: number): Month[] {
  const known = new Map(given.map((one) => [one.month, one]));
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1));
    const month = first.toISOString().slice(0, 7);
    return known.get(month) ?? { month, amount: 0, donations: 0 };
  });
}

/** Each amount as a whole percentage of all of them, for the length of a bar; nothing of what was wholly returned. */
export function percentages(amounts: readonly number[]): number[] {
  const all = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  return amounts.map((amount) => (all === 0 ? 0 : Math.round((Math.max(0, amount) * 100) / all)));
}

/** A round figure at or above the highest amount, for the top of a scale: 1, 2 or 5 with zeros after it. */
export function topOfScale(amounts: readonly number[]): number {
  const highest = Math.max(1, ...amounts);
  for (let unit = 1; ; unit *= 10) for (const step of [1, 2, 5]) if (unit * step >= highest) return unit * step;
}
