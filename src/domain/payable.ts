/** Which lines of a cart can be paid as they stand, and what they come to. */

/** `remaining`: what its project still takes, in minor units, where the line is more than that. */
export type Payable = { isClosed: boolean; remaining?: number | undefined };

/** Whether a line can be paid without a change by its donor. */
export const isPayable = ({ isClosed, remaining }: Payable): boolean => !isClosed && remaining === undefined;

/** What can be paid, in minor units: a line that its donor must change first is not counted with a part of its amount. */
export const payableTotal = (lines: readonly (Payable & { amount: number })[]): number =>
  lines.reduce((sum, line) => (isPayable(line) ? sum + line.amount : sum), 0);
