import { dayHash, dayText, FIRST_PREVIOUS, rootOf } from '#src/domain/ledger-day.ts';
import { findDays, findNewHeads, insertDay, lockDays } from '#src/server/ledger/ledger-days.repository.ts';
import { ledgerKey } from '#src/server/ledger/signing-key.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { invalidate } from '#src/server/platform/db/invalidate.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';

const today = (ctx: ServiceContext): string => ctx.now().toISOString().slice(0, 10);

/**
 * Signs and stores the statement of today, once, whichever process comes first: the heads of the projects with new lines, and the
 * hash of the statement before. A day without new lines has a statement too, which says so. Returns whether it was written.
 */
export const publishDay = (ctx: ServiceContext): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    await lockDays(tx);
    const day = today(ctx);
    const [last] = await findDays(tx, 1);
    if (last && last.day >= day) return false;
    const heads = await findNewHeads(tx);
    const key = ledgerKey(ctx.keys);
    const statement = {
      day,
      previous: last?.hash ?? FIRST_PREVIOUS,
      projects: heads.length,
      root: await rootOf(heads),
    };
    const signed = {
      ...statement,
      hash: await dayHash(statement),
      signature: key.sign(dayText(statement)),
      publicKey: key.publicKey,
    };
    await insertDay(tx, signed, heads, ctx.now());
    await invalidate(tx, ...heads.map(({ project }) => `project:${project}` as const));
    return true;
  });

const seen = new WeakMap<ServiceContext, string>();

/** Publishes the statement of a day in its first minutes, or when the site is started later. */
export const ledgerDayJob: JobType<string> = {
  name: 'ledgerDay',
  everyMs: 60_000,
  concurrency: { embedded: 1, postgres: 1 },
  take: async (ctx) => {
    const day = today(ctx);
    if (seen.get(ctx) === day) return undefined;
    const [last] = await findDays(ctx.db, 1);
    // A clock that was set back finds a later statement, and waits until its own day comes.
    if (!last || last.day < day) return day;
    seen.set(ctx, day);
    return undefined;
  },
  run: async (ctx, day) => {
    if (await publishDay(ctx)) ctx.log.info({ day }, 'the heads of the public ledger are signed');
  },
};
