import { allocate } from '#src/domain/ledger.ts';
import type { Transitions } from '#src/domain/transitions.ts';

/** The statuses of a refund. `failed`: the provider did not return the money; staff try again or refuse. */
export const REFUND_STATUSES = ['requested', 'approved', 'processing', 'succeeded', 'failed', 'refused'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_TRANSITIONS: Transitions<RefundStatus> = {
  requested: ['approved', 'refused'],
  approved: ['processing', 'refused'],
  processing: ['succeeded', 'failed'],
  failed: ['processing', 'refused'],
  succeeded: [],
  refused: [],
};

/** The statuses in which a refund may still return money. An order has one such refund at most. */
export const OPEN_REFUND_STATUSES = ['requested', 'approved', 'processing', 'failed'] as const;
export const isOpenRefund = (status: RefundStatus): boolean =>
  (OPEN_REFUND_STATUSES as readonly RefundStatus[]).includes(status);

/** What an order's money was given for, and what of it was returned before. All amounts in minor units. */
export type GivenParts = {
  lines: readonly {
    id: string;
    amount: number;
    refunded: number;
    /** What was paid for is done and cannot be undone: the animal is slaughtered. */
    isCarriedOut: boolean;
  }[];
  /** What is left of the card fee that the donor covers. */
  feeCover: number;
  /** What is left of money beyond the order's total, which went to the cause of its first line. */
  surplus: number;
};

/** How an amount is divided over the parts of an order. */
export type RefundDivision = { lines: { id: string; amount: number }[]; feeCover: number; surplus: number };
export type RefundWish = { of: 'whole' } | { of: 'amount'; amount: number } | { of: 'line'; id: string };
export type DividedRefund =
  | { outcome: 'divided'; amount: number; division: RefundDivision }
  | { outcome: 'tooMuch'; limit: number }
  | { outcome: 'nothingLeft' | 'carriedOut' | 'unknownLine' };

type Line = GivenParts['lines'][number];
const leftOf = ({ amount, refunded }: Line): number => amount - refunded;
const sumLeft = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + leftOf(line), 0);

/** Minor units of an order that were not returned. */
export const leftToReturn = ({ feeCover, lines, surplus }: GivenParts): number => sumLeft(lines) + feeCover + surplus;

/** The part of the covered fee that was added for these lines; all that is left with the last of them. */
const coverOf = ({ feeCover, lines }: GivenParts, chosen: readonly Line[]): number => {
  const all = sumLeft(lines);
  return all === 0 ? feeCover : Number((BigInt(feeCover) * BigInt(sumLeft(chosen))) / BigInt(all));
};

/**
 * Divides a refund over an order. A line comes with its part of the covered fee; the whole is everything that is not carried out;
 * an amount is taken from all of that in proportion. `limit`: the minor units that can be returned.
 */
export function divideRefund(given: GivenParts, wish: RefundWish): DividedRefund {
  if (leftToReturn(given) === 0) return { outcome: 'nothingLeft' };
  if (wish.of === 'line') return divideLine(given, wish.id);
  const open = given.lines.filter(({ isCarriedOut }) => !isCarriedOut);
  const limit = sumLeft(open) + coverOf(given, open) + given.surplus;
  if (limit === 0) return { outcome: 'carriedOut' };
  const amount = wish.of === 'whole' ? limit : wish.amount;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('a refund must be above zero');
  if (amount > limit) return { outcome: 'tooMuch', limit };
  return {
    outcome: 'divided',
    amount,
    division: spread(amount, open, { feeCover: coverOf(given, open), surplus: given.surplus }),
  };
}

function divideLine(given: GivenParts, id: string): DividedRefund {
  const line = given.lines.find((one) => one.id === id);
  if (!line) return { outcome: 'unknownLine' };
  if (leftOf(line) === 0) return { outcome: 'nothingLeft' };
  if (line.isCarriedOut) return { outcome: 'carriedOut' };
  const feeCover = coverOf(given, [line]);
  const division = { lines: [{ id, amount: leftOf(line) }], feeCover, surplus: 0 };
  return { outcome: 'divided', amount: leftOf(line) + feeCover, division };
}

/**
 * Divides money that a provider or a bank has taken already, whatever it was given for: first what is not carried out.
 * `beyond`: minor units above all that is left, which are a loss.
 */
export function divideTaken(given: GivenParts, amount: number): { division: RefundDivision; beyond: number } {
  const within = Math.min(amount, leftToReturn(given));
  const beyond = amount - within;
  if (within === 0) return { division: { lines: [], feeCover: 0, surplus: 0 }, beyond };
  const open = divideRefund(given, { of: 'amount', amount: within });
  if (open.outcome === 'divided') return { division: open.division, beyond };
  return { division: spread(within, given.lines, given), beyond };
}

/** Takes an amount from lines, cover and surplus in proportion to what is left of each. */
function spread(
  amount: number,
  lines: readonly Line[],
  { feeCover, surplus }: Pick<GivenParts, 'feeCover' | 'surplus'>,
): RefundDivision {
  const parts = allocate(amount, [...lines.map(leftOf), feeCover, surplus]);
  return {
    lines: lines.map(({ id }, index) => ({ id, amount: parts[index]! })).filter((line) => line.amount > 0),
    feeCover: parts.at(-2)!,
    surplus: parts.at(-1)!,
  };
}
