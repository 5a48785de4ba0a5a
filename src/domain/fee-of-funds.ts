import { arrivesWhole } from '#src/domain/fee-share.ts';
import { accounts, allocate, balanced, type Posting } from '#src/domain/ledger.ts';
import type { FundPart } from '#src/domain/return-postings.ts';

/** The kinds of lines that the funds beside those of projects are for. */
const WHOLE_FUNDS: readonly string[] = [
  accounts.zakat,
  accounts.purification,
  accounts.kafarah,
  accounts.sacrifices,
  accounts.feeCover,
];

const isVoluntary = ({ account, intention = 'sadaqah' }: FundPart): boolean =>
  !WHOLE_FUNDS.includes(account) && !arrivesWhole({ type: 'project', intention });

const sumOf = (parts: readonly FundPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The entry of a provider's fee, which it deducts from our balance. Each project bears its part of it, as the checkout has said,
 * except of what arrives whole, and where the donor has covered the fee. `funds`: what the order's money was booked to.
 */
export function feeOfFunds(provider: string, fee: number, funds: readonly FundPart[]): Posting[] {
  const isCovered = funds.some(({ account }) => account === accounts.feeCover);
  const bearing = isCovered ? [] : funds.filter((part) => part.projectId !== undefined && isVoluntary(part));
  const byProject = [...Map.groupBy(bearing, ({ projectId }) => projectId)].map(([projectId, parts]) => ({
    projectId,
    amount: sumOf(parts),
  }));
  const rest = sumOf(funds) - sumOf(bearing);
  const shares = sumOf(funds) > 0 ? allocate(fee, [...byProject.map(({ amount }) => amount), rest]) : [fee];
  const ofRest = shares.at(-1)!;
  return balanced([
    ...byProject
      .map(({ projectId }, index): Posting => ({ account: accounts.fees(provider), amount: shares[index]!, projectId }))
      .filter(({ amount }) => amount > 0),
    ...(ofRest > 0 ? [{ account: accounts.fees(provider), amount: ofRest }] : []),
    { account: accounts.provider(provider), amount: -fee },
  ]);
}
