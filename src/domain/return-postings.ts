import type { Intention } from '#src/domain/cart.ts';
import { accounts, allocate, type DonationLine, fundBeyond, fundOf, type Posting } from '#src/domain/ledger.ts';

/** What a fund still has of one order's money. */
export type FundPart = {
  account: string;
  projectId?: string | undefined;
  categoryId?: string | undefined;
  intention?: Intention | undefined;
  /** Minor units, above zero. */
  amount: number;
};

/** An amount to return of one line of an order. */
export type ReturnedLine = Pick<DonationLine, 'type' | 'projectId' | 'categoryId' | 'intention'> & {
  /** Minor units. */
  amount: number;
};

/**
 * The postings to funds that return money of an order: out of the funds that it was booked to, and in proportion where a line
 * was split, as by its endowment share. What its project could not take was booked to the category, and comes from there
 * after the rest. Zakat comes out of zakat. @throws RangeError for more than the funds have of the order
 */
export function returnPostings(
  funds: readonly FundPart[],
  lines: readonly ReturnedLine[],
  feeCover: number,
): Posting[] {
  const left = funds.map(({ amount }) => amount);
  const needs = [
    ...lines.map(({ amount, ...line }) => ({ amount, rank: (part: FundPart) => rankOf(line, part) })),
    { amount: feeCover, rank: ({ account }: FundPart) => (account === accounts.feeCover ? 0 : LAST) },
  ];
  for (let rank = 0; rank <= LAST; rank += 1) {
    for (const need of needs) {
      const found = funds.flatMap((part, index) => (need.rank(part) === rank && left[index]! > 0 ? [index] : []));
      const available = found.reduce((sum, index) => sum + left[index]!, 0);
      const taken = Math.min(need.amount, available);
      if (taken === 0) continue;
      const shares = allocate(
        taken,
        found.map((index) => left[index]!),
      );
      for (const [at, index] of found.entries()) left[index]! -= shares[at]!;
      need.amount -= taken;
    }
  }
  if (needs.some(({ amount }) => amount > 0)) throw new RangeError('more is returned than the funds have of the order');
  return funds
    .map(({ amount, ...part }, index) => ({ ...part, amount: amount - left[index]! }))
    .filter(({ amount }) => amount > 0);
}

/** A fund that a line's money was certainly not booked to, taken from when nothing else is left. */
const LAST = 3;

/** How near a fund's part is to a line: 0 is where the line was booked, 1 where its excess went. */
function rankOf(line: Omit<ReturnedLine, 'amount'>, part: FundPart): number {
  if (part.intention !== line.intention) return LAST;
  if (line.projectId === undefined)
    return part.projectId === undefined && part.account === fundOf(line) && part.categoryId === line.categoryId ? 0 : 2;
  if (part.projectId === line.projectId) return 0;
  const isExcess =
    part.account === fundBeyond(line.intention, line.categoryId) ||
    (part.account === accounts.endowment() && part.categoryId === line.categoryId);
  return part.projectId === undefined && isExcess ? 1 : 2;
}
