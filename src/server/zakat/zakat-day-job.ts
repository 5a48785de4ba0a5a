import { nextZakatDay, toldUntil } from '#src/domain/zakat-day.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';
import { oncePer } from '#src/server/platform/jobs/once-per.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { lockDueDays, lockPassedDays, updateZakatDay } from '#src/server/zakat/own-zakat.repository.ts';

const EVERY_MS = 600_000;
const isDue = oncePer(EVERY_MS);

/** Reminds of zakat days a week before, once each, and goes on to the next year's. Several processes may run it at once. */
export const zakatReminders: JobType<'remind'> = {
  name: 'zakatReminders',
  everyMs: EVERY_MS,
  concurrency: { embedded: 1, postgres: 1 },
  take: async (ctx) => (isDue(ctx) ? 'remind' : undefined),
  run: async (ctx) => {
    while ((await goOn(ctx)) > 0);
    let told = 0;
    for (let batch = await remind(ctx); batch > 0; batch = await remind(ctx)) told += batch;
    if (told > 0) ctx.notifyWorker('outbox');
  },
};

/** A day that is over is followed by that of the next year. */
const goOn = ({ db, now }: ServiceContext): Promise<number> =>
  db.transaction(async (tx) => {
    const passed = await lockPassedDays(tx, now().toISOString().slice(0, 10));
    for (const { startsOn, userId } of passed)
      await updateZakatDay(tx, userId, { nextOn: nextZakatDay(startsOn, now()) ?? null });
    return passed.length;
  });

const remind = ({ db, now }: ServiceContext): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await lockDueDays(tx, toldUntil(now()));
    for (const { nextOn, userId } of due) {
      const payload = { template: 'zakatDue', userId, on: nextOn };
      await enqueueEmail(tx, `zakatDue:${userId}:${nextOn}`, payload, now());
      await updateZakatDay(tx, userId, { remindedFor: nextOn });
    }
    return due.length;
  });
