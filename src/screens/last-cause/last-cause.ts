import type { LocalText } from '#src/domain/slug.ts';

/** What this device last gave to: a public page and its title. No sum, no number, no person. The head's script looks for it under the same key. */
export type LastCause = { path: string; title: LocalText };

const KEY = 'last-cause';
/** Shown by style, before the first paint. */
const MARK = 'gave';

/** What is stored, as text; empty where nothing is, and where storage is blocked. */
export function keptText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Calls back when another tab changes what is stored. */
export function onKept(change: () => void): () => void {
  addEventListener('storage', change);
  return () => removeEventListener('storage', change);
}

/** The cause in a stored text; undefined where it holds none, or cannot be read. */
export function causeIn(text: string): LastCause | undefined {
  try {
    const kept = JSON.parse(text) as Partial<LastCause> | null;
    const isOurs = typeof kept?.path === 'string' && /^\/projects(?:[/?]|$)/.test(kept.path);
    return isOurs && typeof kept.title === 'object' ? { path: kept.path!, title: kept.title } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the cause of a donation that was paid at `paidAt`, unless the donor had it removed since. */
export function keepLastCause(cause: LastCause, paidAt: string): void {
  try {
    const { removedAt = '' } = JSON.parse(keptText() || '{}') as { removedAt?: string };
    if (removedAt > paidAt) return;
    localStorage.setItem(KEY, JSON.stringify(cause));
    document.documentElement.dataset[MARK] = '';
  } catch {
    // Without storage nothing is kept, and nothing is offered.
  }
}

/** Removes the cause. What stays is when: a receipt that is opened again does not bring it back. */
export function removeLastCause(now: Date): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ removedAt: now.toISOString() }));
  } catch {
    // It was never kept.
  }
  delete document.documentElement.dataset[MARK];
}
