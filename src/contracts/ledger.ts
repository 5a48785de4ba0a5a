import * as v from 'valibot';
import { currency, localText } from '#src/contracts/fields.ts';
import { page, paging } from '#src/contracts/lists.ts';
import type { ProjectHead, SignedDay } from '#src/domain/ledger-day.ts';
import { LINE_ACCOUNTS, LINE_INTENTIONS, LINE_KINDS } from '#src/domain/ledger-line.ts';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const day = v.pipe(v.string(), v.isoDate());
const signedMinor = v.pipe(v.number(), v.safeInteger());

/** The most lines of one answer: a reader who checks a long account makes few requests. */
const MOST_LINES = 1000;

export const ledgerQuery = v.strictObject({
  ...paging(MOST_LINES),
  sort: v.optional(v.picklist(['newest', 'oldest'], 'invalidSelection'), 'newest'),
});

/** A line of a project's public account. Nobody is in it. */
export const publicLedgerLine = v.strictObject({
  seq: v.number(),
  day,
  kind: v.picklist(LINE_KINDS),
  account: v.picklist(LINE_ACCOUNTS),
  intention: v.picklist(LINE_INTENTIONS),
  currency,
  amount: signedMinor,
  balance: signedMinor,
  commitment: v.nullable(hash),
  words: v.nullable(
    v.strictObject({
      institution: v.optional(v.string()),
      en: v.optional(v.string()),
      ar: v.optional(v.string()),
      tr: v.optional(v.string()),
    }),
  ),
  hash,
});

/** What a project's lines of one kind add up to. */
export const publicLedgerSum = v.strictObject({
  currency,
  account: v.picklist(LINE_ACCOUNTS),
  kind: v.picklist(LINE_KINDS),
  intention: v.picklist(LINE_INTENTIONS),
  amount: signedMinor,
  lines: v.number(),
});

const head = v.strictObject({ seq: v.number(), hash });

export const publicLedger = v.strictObject({
  ...page(publicLedgerLine).entries,
  project: v.strictObject({ id: v.string(), slug: v.string(), title: localText }),
  /** The last line; null where there is none. */
  head: v.nullable(head),
  /** The newest signed statement that speaks of the project; null before the first. */
  published: v.nullable(v.strictObject({ day, ...head.entries })),
  sums: v.array(publicLedgerSum),
});
export type PublicLedger = v.InferOutput<typeof publicLedger>;

/** `/ledger/heads.json`: the signed statements, the newest first, and where the older ones are. */
export type LedgerHeads = { days: SignedDay[]; next: string | null };

/** `/ledger/days/2026-11-23.json`: a statement, and all heads that it speaks of. */
export type LedgerDayAnswer = SignedDay & { heads: ProjectHead[] };
