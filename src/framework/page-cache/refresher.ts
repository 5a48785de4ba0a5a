import type { PageTarget } from '#src/framework/page-cache/page-target.ts';

/** A page that changes all the time is rendered again at most this often. */
export const REFRESH_EVERY_MS = 5000;
const TRY_AGAIN_MS = 15_000;

type RefresherOptions = { now: () => number; /** False when it could not be rendered just now. */ refresh: (target: PageTarget) => Promise<boolean> };

/** A rendering that never ends must not stop all others. */
const PATIENCE_MS = 30_000;
const patience = (): Promise<false> => new Promise((resolve) => { setTimeout(resolve, PATIENCE_MS, false).unref(); });

/** Renders pages again in the background: each at most once in a few seconds, one after the other. */
export function createRefresher({ now, refresh }: RefresherOptions) {
  const waiting = new Map<string, NodeJS.Timeout>();
  let queue: Promise<void> = Promise.resolve();
  const schedule = (target: PageTarget, renderedAt: number, least = REFRESH_EVERY_MS): void => {
    if (waiting.has(target.key)) return;
    const timer = setTimeout(() => { queue = inTurn(queue, target); }, Math.max(0, renderedAt + least - now()));
    timer.unref();
    waiting.set(target.key, timer);
  };
  async function inTurn(before: Promise<void>, target: PageTarget): Promise<void> {
    await before;
    waiting.delete(target.key);
    const isDone = await Promise.race([refresh(target).catch(() => false), patience()]);
    if (!isDone) schedule(target, now(), TRY_AGAIN_MS);
  }
  return { schedule: (target: PageTarget, renderedAt: number): void => schedule(target, renderedAt), settled: () => queue };
}
