import { type Schedule, scheduleOf } from '#src/domain/plan-schedule.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { readMonthsFor } from '#src/server/subscriptions/hijri-months.repository.ts';
import type { SubscriptionRow } from '#src/server/subscriptions/subscriptions.repository.ts';

/** The dates of a recurring donation that was paid once, by the months as they are announced now. */
export const readSchedule = async (tx: Database, row: SubscriptionRow): Promise<Schedule> =>
  scheduleOf({ ...row, firstAt: row.firstAt! }, await readMonthsFor(tx, row));
