/** The parts of a report that are lines with a figure: what money was spent on, by program, and what went wrong. */
export const REPORT_PARTS = ['spending', 'program', 'trouble'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/**
 * Hundredths of a whole for each amount, which add up to a hundred: each is rounded down, and what is left goes to those that
 * lost most, the first of equals first. All zero where the amounts are. @param amounts minor units, none below zero
 */
export function hundredths(amounts: readonly number[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
  if (whole === 0n) return amounts.map(() => 0);
  const exact = amounts.map((amount) => BigInt(amount) * 100n);
  const shares = exact.map((share) => Number(share / whole));
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((share, index) => ({ index, lost: share % whole }))
    .toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost < b.lost ? 1 : -1));
  for (const { index } of byLoss.slice(0, left)) shares[index]! += 1;
  return shares;
}
