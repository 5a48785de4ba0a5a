import { type Chance, pause } from './chance.ts';
import type { SiteProcess } from './processes.ts';
import type { Point, Proxy } from './proxy.ts';

export type Victim = { process: SiteProcess; proxy: Proxy; isWeb: boolean; isWorker: boolean };

/** Points that can be observed from outside. */
const POINTS: Record<string, { of: (victim: Victim) => boolean; point: Omit<Point, 'reached'> }> = {
  'order written, provider not asked': {
    of: ({ isWeb }) => isWeb,
    point: { method: 'POST', path: /^\/v1\/payment_intents$|^\/v2\/checkout\/orders$|^\/sessions$/, isDone: false },
  },
  'provider acted, answer not heard': {
    of: ({ isWeb }) => isWeb,
    point: { method: 'POST', path: /^\/v1\/payment_intents$|^\/v2\/checkout\/orders$|^\/sessions$/, isDone: true },
  },
  'payment being settled': {
    of: ({ isWorker }) => isWorker,
    point: { method: 'GET', path: /^\/v1\/payment_intents\/|^\/v2\/checkout\/orders\/|^\/sessions\//, isDone: true },
  },
  'capture marked, provider not asked': {
    of: ({ isWorker }) => isWorker,
    point: { method: 'POST', path: /\/capture$/, isDone: false },
  },
  'money taken, answer not heard': {
    of: ({ isWorker }) => isWorker,
    point: { method: 'POST', path: /\/capture$/, isDone: true },
  },
  'refund marked, provider not asked': {
    of: ({ isWorker }) => isWorker,
    point: { method: 'POST', path: /^\/v1\/refunds$|^\/refunds$|\/refund$/, isDone: false },
  },
  'money returned, answer not heard': {
    of: ({ isWorker }) => isWorker,
    point: { method: 'POST', path: /^\/v1\/refunds$|^\/refunds$|\/refund$/, isDone: true },
  },
};

const CHARGE = /^\/v1\/payment_intents$|^\/v3\/payment_requests$/;
/** Points of recurring donations. */
const RECURRING_POINTS: typeof POINTS = {
  'renewal written, provider not asked': {
    of: ({ isWorker }) => isWorker,
    point: { method: 'POST', path: CHARGE, isDone: false },
  },
  'renewal charged, answer not heard': {
    of: ({ isWorker }) => isWorker,
    point: { method: 'POST', path: CHARGE, isDone: true },
  },
  'plan asked for, its payments not booked': {
    of: ({ isWorker }) => isWorker,
    point: { method: 'GET', path: /^\/v1\/billing\/subscriptions\/[^/]+\/transactions/, isDone: true },
  },
};
const ALL_POINTS = { ...POINTS, ...RECURRING_POINTS };

/** Kills processes at random and at named points, and restarts each at once. Returns the number of each kind. */
export async function killAllTheWhile(
  victims: readonly Victim[],
  {
    chance,
    everyMs,
    restartDatabase,
    until,
    whileDown,
  }: {
    chance: Chance;
    everyMs: [number, number];
    until: number;
    restartDatabase?: (() => Promise<void>) | undefined;
    /** What is done with the data of a killed process before it starts again. */
    whileDown?: (() => Promise<void>) | undefined;
  },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const count = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const startedAt = Date.now();
  const restarts = restartDatabase ? [0.4, 0.75].map((part) => startedAt + (until - startedAt) * part) : [];
  const kill = async ({ process }: Victim): Promise<void> => {
    await process.kill();
    await whileDown?.();
    process.start();
  };
  while (Date.now() < until) {
    await pause(chance.between(...everyMs));
    if (restarts[0] !== undefined && Date.now() > restarts[0]) {
      restarts.shift();
      await restartDatabase!();
      count('database restarted');
      continue;
    }
    if (chance.of(0.5)) {
      const victim = chance.oneOf(victims);
      await kill(victim);
      count(`${victim.process.name} killed`);
      continue;
    }
    const name = chance.oneOf(Object.keys(ALL_POINTS));
    const { of, point } = ALL_POINTS[name]!;
    const victim = chance.oneOf(victims.filter(of));
    if (await victim.proxy.at(point, () => kill(victim))) count(`killed at: ${name}`);
  }
  return counts;
}
