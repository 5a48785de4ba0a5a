import type { PageTarget } from '#src/framework/page-cache/page-target.ts';

/** Least interval between two renderings of a page in the background, in milliseconds. */
export const REFRESH_EVERY_MS = 5000;
const TRY_AGAIN_MS = 15_000;

type RefresherOptions = {
  now: () => number;
  /** Resolves to false when the rendering failed. */ refresh: (target: PageTarget) => Promise<boolean>;
};

/** Milliseconds after which a rendering is given up, because the next one waits for it. */
const PATIENCE_MS = 30_000;
const patience = (): Promise<false> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, false).unref();
  });

/** Renders pages again in the background, one after the other, each at most every `REFRESH_EVERY_MS`. */
export function createRefresher({ now, refresh }: RefresherOptions) {
  const waiting = new Map<string, NodeJS.Timeout>();
  let queue: Promise<void> = Promise.resolve();
  const schedule = (target: PageTarget, renderedAt: number, least = REFRESH_EVERY_MS): void => {
    if (waiting.has(target.key)) return;
    const timer = setTimeout(
      () => {
        queue = inTurn(queue, target);
      },
      Math.max(0, renderedAt + least - now()),
    );
    timer.unref();
    waiting.set(target.key, timer);
  };
  async function inTurn(before: Promise<void>, target: PageTarget): Promise<void> {
    await before;
    waiting.delete(target.key);
    const isDone = await Promise.race([refresh(target).catch(() => false), patience()]);
    if (!isDone) schedule(target, now(), TRY_AGAIN_MS);
  }
  return {
    schedule: (target: PageTarget, renderedAt: number): void => schedule(target, renderedAt),
    settled: () => queue,
  };
}
