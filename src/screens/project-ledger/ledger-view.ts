import type { CurrencyCode } from '#money/currencies.ts';
import type { PublicLedger } from '#src/contracts/ledger.ts';
import type { LocalText } from '#src/domain/slug.ts';

/** What was spent on one thing. */
type SpentOn = { words: LocalText; amount: number };

export type LedgerView = Pick<PublicLedger, 'project' | 'head' | 'published' | 'sums' | 'data' | 'total'> & {
  /** The institution that carries the project out, with the slug of its page if it has one. */
  ngo: { name: LocalText; slug: string | null } | null;
  currency: CurrencyCode;
  /** Donors of the project, each once. */
  donors: number;
  /** What was spent on most, and what the rest came to. */
  spending: readonly SpentOn[];
  spentOnMore: { count: number; amount: number };
  /** The line that the address names. */
  marked: number | undefined;
  /** The number before which older lines begin; undefined on the last page. */
  olderBefore: number | undefined;
  isNewest: boolean;
};
