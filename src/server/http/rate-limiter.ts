import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { rateLimits } from '#src/server/platform/db/schema/operations.ts';

/** Allows `points` requests in `seconds` from one network. */
export type RateLimit = { name: string; points: number; seconds: number };

const limiters = new WeakMap<ServiceContext['db'], Map<string, RateLimiterAbstract>>();

/** The counter of a limit: in PostgreSQL, which several processes share; in memory with the embedded database. */
export function limiterOf(
  { databaseKind, db }: Pick<ServiceContext, 'databaseKind' | 'db'>,
  { name, points, seconds }: RateLimit,
): RateLimiterAbstract {
  let known = limiters.get(db);
  if (!known) limiters.set(db, (known = new Map<string, RateLimiterAbstract>()));
  let limiter = known.get(name);
  if (!limiter) {
    const options = { keyPrefix: name, points, duration: seconds };
    limiter =
      databaseKind === 'embedded'
        ? new RateLimiterMemory(options)
        : // A network over its limit is rejected from memory, without a query. Retention deletes old counts.
          new RateLimiterDrizzle({
            ...options,
            storeClient: db,
            schema: rateLimits,
            clearExpiredByTimeout: false,
            inMemoryBlockOnConsumed: points + 1,
          });
    known.set(name, limiter);
  }
  return limiter;
}
