/** The timers of one duration, held until the test rings: no story waits for a clock. */
export type HeldClock = { waiting: () => number; ring: () => void; letGo: () => void };

export function holdClock(milliseconds: number): HeldClock {
  const { clearTimeout: clear, setTimeout: set } = globalThis;
  const waiting = new Map<number, () => void>();
  let last = -1;
  globalThis.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) => {
    if (delay !== milliseconds) return set(run, delay, ...rest);
    waiting.set(--last, run);
    return last;
  }) as typeof setTimeout;
  globalThis.clearTimeout = ((id: number) => (waiting.delete(id) ? undefined : clear(id))) as typeof clearTimeout;
  return {
    waiting: () => waiting.size,
    ring: () => {
      for (const run of waiting.values()) run();
    },
    letGo: () => {
      globalThis.setTimeout = set;
      globalThis.clearTimeout = clear;
    },
  };
}
