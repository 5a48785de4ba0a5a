import type { CurrencyCode } from '#money/currencies.ts';
import type { PublicLedger } from '#src/contracts/ledger.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { findLedgerFacts, findSpending, type LedgerProject } from '#src/server/ledger/public-ledger.repository.ts';
import { readLedger } from '#src/server/ledger/public-ledger.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

const LINES_ON_PAGE = 25;
/** Lines above the one that an address names. */
const LINES_BEFORE = 3;
/** More things that money was spent on are one ribbon. */
const MOST_SPENDING = 7;

export type LedgerPage = Omit<PublicLedger, 'nextCursor'> & {
  ngo: LedgerProject['ngo'];
  donors: number;
  currency: CurrencyCode;
  spending: { words: LocalText; amount: number }[];
  spentOnMore: { count: number; amount: number };
  olderBefore: number | undefined;
};

/**
 * The public account of a project as its page shows it, the newest lines first. `before`: only older lines; `line`: the lines
 * around this one. @throws AppError `notFound`
 */
export async function readLedgerPage(
  ctx: Pick<ServiceContext, 'db'>,
  slug: string,
  { before, line }: { before?: number | undefined; line?: number | undefined },
): Promise<LedgerPage> {
  const first = line === undefined ? before && before - 1 : line + LINES_BEFORE;
  const cursor = first === undefined ? undefined : Buffer.from(`newest:${first}`).toString('base64url');
  const query = { sort: 'newest' as const, limit: LINES_ON_PAGE, offset: 0, cursor };
  const { nextCursor: _next, ...ledger } = await readLedger(ctx, slug, query);
  const facts = await findLedgerFacts(ctx.db, ledger.project.id);
  const { more, spending } = await findSpending(ctx.db, ledger.project.id, {
    currency: facts.currency,
    most: MOST_SPENDING,
  });
  const last = ledger.data.at(-1)?.seq;
  return {
    ...ledger,
    ...facts,
    spending,
    spentOnMore: more,
    olderBefore: last !== undefined && last > 1 ? last : undefined,
  };
}
