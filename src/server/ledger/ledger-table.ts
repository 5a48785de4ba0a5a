import { findHead, findLedgerProject, findLines } from '#src/server/ledger/public-ledger.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

const PAGE = 1000;

/** The columns of the table of a project's public account, in their order. */
export const LEDGER_COLUMNS = [
  'seq',
  'day',
  'kind',
  'account',
  'intention',
  'currency',
  'amount_minor',
  'balance_minor',
  'institution',
  'words_en',
  'words_ar',
  'words_tr',
  'commitment',
  'hash',
] as const;
type Row = Record<(typeof LEDGER_COLUMNS)[number], string | number | null>;

/** The lines of a public project, page after page, so that a long account never stands in memory; undefined without a project. */
export async function ledgerRows(ctx: ServiceContext, slug: string): Promise<AsyncGenerator<Row> | undefined> {
  const project = await findLedgerProject(ctx.db, slug);
  return project && rowsOfProject(ctx, project.id);
}

async function* rowsOfProject({ db }: ServiceContext, projectId: string): AsyncGenerator<Row> {
  const last = (await findHead(db, projectId))?.seq ?? 0;
  for (let from = 1; from <= last; from += PAGE) {
    const lines = await findLines(db, projectId, { from, to: Math.min(last, from + PAGE - 1), isNewestFirst: false });
    for (const { amount, balance, words, ...line } of lines)
      yield {
        ...line,
        amount_minor: amount,
        balance_minor: balance,
        institution: words?.institution ?? null,
        words_en: words?.en ?? null,
        words_ar: words?.ar ?? null,
        words_tr: words?.tr ?? null,
      };
  }
}
