/**
 * The public account of a project: its lines, and the bytes of which each line's hash is made. Nobody is in a line: a donation
 * is shown by its day, and tied to its receipt by a commitment that only the receipt can open.
 */
import { INTENTIONS } from '#src/domain/cart.ts';

export const LINE_KINDS = ['donation', 'endowmentShare', 'fee', 'refund', 'dispute', 'payout', 'delivery'] as const;
type LineKind = (typeof LINE_KINDS)[number];

/** What a line changes: the project's fund, the endowment, or what an institution holds for the project. */
export const LINE_ACCOUNTS = ['project', 'endowment', 'institution'] as const;
type LineAccount = (typeof LINE_ACCOUNTS)[number];

export const LINE_INTENTIONS = INTENTIONS;

/** Words of a payout or delivery, by language. */
type LineWords = {
  institution?: string | undefined;
  en?: string | undefined;
  ar?: string | undefined;
  tr?: string | undefined;
};

export type LedgerLine = {
  /** 1, 2, 3 … of its project. */
  seq: number;
  /** The day it was booked, by UTC: `2026-11-23`. */
  day: string;
  kind: LineKind;
  account: LineAccount;
  intention: (typeof INTENTIONS)[number];
  currency: string;
  /** Minor units; negative for what left the account. */
  amount: number;
  /** What the project's fund holds after it, in this currency. */
  balance: number;
  /** The commitment to the receipt, as hex; null where no donor is behind the line. */
  commitment: string | null;
  words: LineWords | null;
  /** SHA-256 as hex. */
  hash: string;
};

/** The hash before the first line. */
export const NO_HASH = '0'.repeat(64);

export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The text of a payout's or delivery's words. A word holds no line break, so that two different ones never have one text. */
const wordsText = ({ institution, en = '', ar = '', tr = '' }: LineWords): string =>
  ['sanad-ledger-words-1', institution ?? '-', en, ar, tr].join('\n');

/** The text of which a line's hash is made: UTF-8, one field a line, no line break at its end. */
export const lineText = (
  project: string,
  previous: string,
  line: Omit<LedgerLine, 'hash' | 'words'>,
  wordsHash: string | null,
): string =>
  [
    'sanad-ledger-line-1',
    project,
    line.seq,
    previous,
    line.day,
    line.kind,
    line.account,
    line.intention,
    line.currency,
    line.amount,
    line.balance,
    line.commitment ?? '-',
    wordsHash ?? '-',
  ].join('\n');

/** The hash of a line after another, of which `previous` is the hash. */
export async function lineHash(project: string, previous: string, line: Omit<LedgerLine, 'hash'>): Promise<string> {
  const wordsHash = line.words && (await sha256Hex(wordsText(line.words)));
  return sha256Hex(lineText(project, previous, line, wordsHash));
}
