/** Reads the public ledger of a site as anybody can, and says the first thing that is wrong with it. */
import { ChainReader, type ChainFault, type KnownLine } from '#src/domain/ledger-chain.ts';
import {
  checkDay,
  checkHeads,
  type DayFault,
  isSigned,
  type ProjectHead,
  type SignedDay,
} from '#src/domain/ledger-day.ts';
import type { LedgerLine } from '#src/domain/ledger-line.ts';

/** Reads JSON from an address of the site; undefined where there is nothing. Rejects where no answer came. */
export type ReadJson = (path: string) => Promise<unknown>;

type LedgerPage = {
  project: { id: string; slug: string };
  data: LedgerLine[];
  total: number;
  published: ({ day: string } & KnownLine) | null;
  nextCursor?: string;
};
export type DayWithHeads = SignedDay & { heads: ProjectHead[] };

export type ChainResult =
  | { outcome: 'holds'; project: string; lines: number; published: LedgerPage['published'] }
  | ({ outcome: 'broken' } & ChainFault)
  | { outcome: 'gone' };

const LINES_AT_ONCE = 1000;

/** Reads the whole account of a project, by slug or id. `known`: lines that were seen elsewhere. */
export async function verifyChain(
  read: ReadJson,
  project: string,
  known: readonly KnownLine[] = [],
  onProgress: (lines: number, total: number) => void = () => {},
): Promise<ChainResult> {
  const address = `/api/v1/projects/${encodeURIComponent(project)}/ledger?sort=oldest&limit=${LINES_AT_ONCE}`;
  let reader: ChainReader | undefined;
  let id = '';
  let published: LedgerPage['published'] = null;
  for (let cursor = ''; ;) {
    const answer = (await read(address + cursor)) as { result: LedgerPage } | undefined;
    if (!answer) return { outcome: 'gone' };
    const { data, nextCursor, project: found, total, ...page } = answer.result;
    if (!reader) {
      id = found.id;
      published = page.published;
      reader = new ChainReader(found.id, published ? [...known, published] : known);
    }
    for (const line of data) {
      const fault = await reader.read(line);
      if (fault) return { outcome: 'broken', ...fault };
    }
    onProgress(reader.head.seq, total);
    if (nextCursor === undefined) break;
    cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
  }
  const fault = reader.end();
  return fault ? { outcome: 'broken', ...fault } : { outcome: 'holds', project: id, lines: reader.head.seq, published };
}

export type DayResult = { outcome: 'signed' | 'unknownSignature' } | ({ outcome: 'broken' } & DayFault);

/** Checks the statement of one day: its hash, its signature, its heads, and that it speaks of this line. */
export async function verifyDay(read: ReadJson, day: string, head?: ProjectHead): Promise<DayResult> {
  const statement = (await read(`/ledger/days/${day}.json`)) as DayWithHeads | undefined;
  if (!statement || statement.day !== day) return { outcome: 'broken', fault: 'day', day };
  const fault = (await checkDay(statement, undefined)) ?? (await checkHeads(statement, statement.heads));
  if (fault) return { outcome: 'broken', ...fault };
  const isNamed =
    head === undefined ||
    statement.heads.some(
      ({ hash, project, seq }) => project === head.project && seq === head.seq && hash === head.hash,
    );
  if (!isNamed) return { outcome: 'broken', fault: 'heads', day };
  return { outcome: (await isSigned(statement)) === undefined ? 'unknownSignature' : 'signed' };
}
