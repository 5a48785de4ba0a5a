import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible';
import type { ServiceContext } from './context.ts';
import { rateLimits } from './db/schema/operations.ts';

/** At most `points` calls in `seconds` from one network. */
export type RateLimit = { name: string; points: number; seconds: number };

const limiters = new WeakMap<ServiceContext['db'], Map<string, RateLimiterAbstract>>();

/** The counter of a limit: in the database where several processes share it, in memory where one process owns it. */
export function limiterOf({ databaseKind, db }: Pick<ServiceContext, 'databaseKind' | 'db'>, { name, points, seconds }: RateLimit): RateLimiterAbstract {
  let known = limiters.get(db);
  if (!known) limiters.set(db, (known = new Map<string, RateLimiterAbstract>()));
  let limiter = known.get(name);
  if (!limiter) {
    const options = { keyPrefix: name, points, duration: seconds };
    limiter = databaseKind === 'embedded' ? new RateLimiterMemory(options)
      // One that is over its limit is refused from memory: it costs the database nothing. Retention deletes old counts.
      : new RateLimiterDrizzle({ ...options, storeClient: db, schema: rateLimits, clearExpiredByTimeout: false, inMemoryBlockOnConsumed: points + 1 });
    known.set(name, limiter);
  }
  return limiter;
}
