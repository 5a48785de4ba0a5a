import type { CurrencyCode } from '#money/currencies.ts';
import type { PublicLedger } from '#src/contracts/ledger.ts';

type Sums = PublicLedger['sums'];

/** Where the money of a project went, in one currency. All amounts are minor units, not below zero. */
export type MoneyFlow = {
  given: number;
  fees: number;
  endowment: number;
  returned: number;
  /** Passed on to the institution, and what it has spent of it. */
  passedOn: number;
  spentByInstitution: number;
  /** Spent directly by Sanad. */
  spentDirectly: number;
  /** In the project's fund. */
  inFund: number;
};

/** The other currencies in which a project was given to. */
export const otherCurrencies = (sums: Sums, own: CurrencyCode): CurrencyCode[] =>
  [...new Set(sums.map(({ currency }) => currency))].filter((one) => one !== own && moneyFlow(sums, one).given > 0);

/** Adds up the lines of a project by where the money went: every unit that was given is in one of the parts. */
export function moneyFlow(sums: Sums, currency: string): MoneyFlow {
  const total = (account: Sums[number]['account'], ...kinds: Sums[number]['kind'][]): number =>
    sums
      .filter((sum) => sum.currency === currency && sum.account === account && kinds.includes(sum.kind))
      .reduce((all, { amount }) => all + amount, 0);
  const returnedOfEndowment = -total('endowment', 'refund', 'dispute');
  return {
    given: total('project', 'donation') + total('endowment', 'endowmentShare'),
    fees: -total('project', 'fee'),
    endowment: total('endowment', 'endowmentShare') - returnedOfEndowment,
    returned: returnedOfEndowment - total('project', 'refund', 'dispute'),
    passedOn: -total('project', 'payout'),
    spentByInstitution: -total('institution', 'delivery'),
    spentDirectly: -total('project', 'delivery'),
    inFund: Math.max(0, total('project', 'donation', 'fee', 'refund', 'dispute', 'payout', 'delivery')),
  };
}
