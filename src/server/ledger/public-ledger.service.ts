import type * as v from 'valibot';
import type { ledgerQuery, PublicLedger } from '#src/contracts/ledger.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import {
  findHead,
  findLedgerProject,
  findLines,
  findPublishedHead,
  findSums,
  type LedgerProject,
} from '#src/server/ledger/public-ledger.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

type Query = v.InferOutput<typeof ledgerQuery>;

/** The number at which a page begins, as a cursor. It is valid for one order only. */
const writeCursor = (sort: Query['sort'], seq: number): string => Buffer.from(`${sort}:${seq}`).toString('base64url');

function readCursor(text: string, sort: Query['sort']): number {
  const [, order, seq] = /^(newest|oldest):(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (order !== sort) throw invalid({ path: 'cursor', code: 'invalidFormat' });
  return Number(seq);
}

/** A page of a project's public account, with its sums and heads. @throws AppError `notFound`, `validation` */
export async function readLedger(
  { db }: Pick<ServiceContext, 'db'>,
  slug: string,
  query: Query,
): Promise<PublicLedger & { ngo: LedgerProject['ngo'] }> {
  const project = await findLedgerProject(db, slug);
  if (!project) throw new AppError('notFound');
  // The head is read first: lines that are added meanwhile belong to the next page of a reader who began before.
  const head = await findHead(db, project.id);
  const total = head?.seq ?? 0;
  const { cursor, limit, offset, sort } = query;
  const isNewestFirst = sort === 'newest';
  const first = cursor === undefined ? (isNewestFirst ? total - offset : 1 + offset) : readCursor(cursor, sort);
  const last = isNewestFirst ? Math.max(1, first - limit + 1) : Math.min(total, first + limit - 1);
  const [from, to] = isNewestFirst ? [last, Math.min(first, total)] : [first, last];
  const [data, sums, published] = await Promise.all([
    from > to ? [] : findLines(db, project.id, { from, to, isNewestFirst }),
    findSums(db, project.id),
    findPublishedHead(db, project.id),
  ]);
  const next = isNewestFirst ? last - 1 : last + 1;
  const { id, ngo, slug: present, title } = project;
  return {
    project: { id, slug: present, title },
    ngo,
    head,
    published,
    sums,
    data,
    total,
    ...(data.length > 0 && next >= 1 && next <= total ? { nextCursor: writeCursor(sort, next) } : {}),
  };
}
