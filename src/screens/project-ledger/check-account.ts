import { verifyChain, verifyDay } from '#src/domain/verify-ledger.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import type { CheckWords } from '#src/screens/project-ledger/use-check-words.ts';

export type CheckOutcome = { tone: 'good' | 'bad' | 'unable'; title: string; lines: string[] };
type Say = { number: (value: number) => string; day: (day: string) => string };

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(25_000) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return response.json();
}

/** Reads and hashes the account of a project in this browser, and says in words what was found. */
export async function checkAccount(
  slug: string,
  words: CheckWords,
  say: Say,
  onProgress: (done: number, total: number) => void,
): Promise<CheckOutcome> {
  const unable = (text: string): CheckOutcome => ({ tone: 'unable', title: words.unable, lines: [text] });
  const broken = (text: string): CheckOutcome => ({ tone: 'bad', title: words.broken, lines: [text, words.report] });
  // Browsers hash on secure connections only.
  if (typeof crypto === 'undefined' || !('subtle' in crypto)) return unable(words.tooOld);
  try {
    const chain = await verifyChain(readJson, slug, [], onProgress);
    if (chain.outcome === 'gone') return unable(words.unreachable);
    if (chain.outcome === 'broken') return broken(withMarks(words[chain.fault], { '[seq]': say.number(chain.seq) }));
    const held = withMarks(words.holdsText, { '[lines]': say.number(chain.lines) });
    const { published } = chain;
    if (!published) return { tone: 'good', title: words.holds, lines: [held, words.unpublished] };
    const day = await verifyDay(readJson, published.day, { ...published, project: chain.project });
    const named = { '[day]': say.day(published.day) };
    if (day.outcome === 'broken') return broken(withMarks(words.dayBroken, named));
    return { tone: 'good', title: words.holds, lines: [held, withMarks(words[day.outcome], named)] };
  } catch {
    return unable(words.unreachable);
  }
}
