import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseGone } from '#src/server/platform/db/database-gone.ts';

/** PostgreSQL did not answer while it was waited for. The message names its address without user and password. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

const BETWEEN_MS = 500;

/**
 * Does work again while PostgreSQL does not answer, so that a site and its database may start in any order, and a restart of the
 * database ends no process that starts meanwhile. `onWait` is called once, before the first pause.
 * @param forMs milliseconds after which it is given up
 * @throws DatabaseAwayError after that time; any other error at once
 */
export async function waitForPostgres<Result>(
  url: string,
  work: () => Promise<Result>,
  { forMs, onWait }: { forMs: number; onWait?: (() => void) | undefined },
): Promise<Result> {
  const end = Date.now() + forMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseGone(error)) throw error;
      if (Date.now() >= end)
        throw new DatabaseAwayError(
          `PostgreSQL at ${new URL(url).host} has not answered for ${Math.round(forMs / 1000)} seconds. Is it running, and is DATABASE_URL right?`,
          { cause: error },
        );
      if (attempt === 1) onWait?.();
      await pause(BETWEEN_MS);
    }
  }
}
