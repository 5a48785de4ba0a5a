/** The signed statement of a day: the heads of all projects that have new lines, tied to the statement before. */
import { NO_HASH, sha256Hex } from '#src/domain/ledger-line.ts';

/** The last line of a project. */
export type ProjectHead = { project: string; seq: number; hash: string };

export type LedgerDay = {
  /** The day it was published, by UTC. */
  day: string;
  /** The hash of the statement before; zeros for the first. */
  previous: string;
  /** How many projects have new lines. */
  projects: number;
  /** The hash of their heads. */
  root: string;
};
/** A statement with its own hash and Ed25519 signature, in base64url as the key is. */
export type SignedDay = LedgerDay & { hash: string; signature: string; publicKey: string };

export const FIRST_PREVIOUS = NO_HASH;

/** The text of which the root is made: a head a line, by the ids of the projects. */
const headsText = (heads: readonly ProjectHead[]): string =>
  [
    'sanad-ledger-heads-1',
    ...heads
      .toSorted((a, b) => (a.project < b.project ? -1 : 1))
      .map(({ hash, project, seq }) => `${project} ${seq} ${hash}`),
  ].join('\n');

export const rootOf = (heads: readonly ProjectHead[]): Promise<string> => sha256Hex(headsText(heads));

/** The text that is hashed and signed. */
export const dayText = ({ day, previous, projects, root }: LedgerDay): string =>
  ['sanad-ledger-day-1', day, previous, projects, root].join('\n');

export const dayHash = (day: LedgerDay): Promise<string> => sha256Hex(dayText(day));

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0)!);

/** Whether the key has signed the statement. Undefined where this program has no Ed25519. */
export async function isSigned(day: SignedDay): Promise<boolean | undefined> {
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('raw', bytesOf(day.publicKey), 'Ed25519', false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined;
    return false;
  }
  try {
    return await crypto.subtle.verify('Ed25519', key, bytesOf(day.signature), new TextEncoder().encode(dayText(day)));
  } catch {
    return false;
  }
}

export type DayFault = { fault: 'day' | 'signature' | 'heads'; day: string };

/** What is wrong with a statement after another, of which `previous` is the hash; undefined if nothing is. */
export async function checkDay(day: SignedDay, previous: string | undefined): Promise<DayFault | undefined> {
  const isNext = previous === undefined || day.previous === previous;
  if (!isNext || (await dayHash(day)) !== day.hash) return { fault: 'day', day: day.day };
  return (await isSigned(day)) === false ? { fault: 'signature', day: day.day } : undefined;
}

/** Whether these are all the heads that a statement speaks of. */
export async function checkHeads(day: SignedDay, heads: readonly ProjectHead[]): Promise<DayFault | undefined> {
  const isWhole = heads.length === day.projects && (await rootOf(heads)) === day.root;
  return isWhole ? undefined : { fault: 'heads', day: day.day };
}
