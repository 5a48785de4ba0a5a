import { v7 } from 'uuid';
import { applicationToken, newNumber } from '#src/server/applications/submit.ts';
import { demoDonors } from '#src/server/demo/donors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { applications } from '#src/server/platform/db/schema/activities.ts';
import { sha256 } from '#src/server/platform/keys.ts';

type Row = typeof applications.$inferInsert;

const HOUR_MS = 3_600_000;
/** How many seats people take, in turn. */
const PARTIES = [1, 2, 1, 1, 3, 1, 2, 1];

/** The one of a place among those who applied, some hours after the one before. */
function rowOf(ctx: ServiceContext, activityId: string, place: number): Omit<Row, 'status'> {
  const id = v7();
  const person = demoDonors[(place * 7 + activityId.charCodeAt(0)) % demoDonors.length]!;
  return {
    id,
    activityId,
    number: newNumber(),
    fullName: person.fullName,
    email: person.email,
    locale: person.locale,
    tokenHash: sha256(applicationToken(ctx, id)),
    createdAt: new Date(ctx.now().getTime() - (400 - place) * HOUR_MS),
  };
}

/** People who joined an event until so many seats were taken, and those who wait. */
export function applicationsForSeats(
  ctx: ServiceContext,
  activityId: string,
  { taken, waiting = 0 }: { taken: number; waiting?: number },
): Row[] {
  const rows: Row[] = [];
  for (let left = taken; left > 0; left -= rows.at(-1)!.seats!) {
    const row = rowOf(ctx, activityId, rows.length);
    rows.push({
      ...row,
      status: 'accepted',
      seats: Math.min(left, PARTIES[rows.length % PARTIES.length]!),
      decidedAt: row.createdAt,
    });
  }
  const joined = rows.length;
  for (let place = 0; place < waiting; place += 1)
    rows.push({ ...rowOf(ctx, activityId, joined + place), status: 'submitted', seats: 1 });
  return rows;
}

/** People who applied for training: the first ones were accepted, the others wait for an answer. */
export function applicationsForDays(
  ctx: ServiceContext,
  activityId: string,
  days: readonly { day: string; taken: number }[],
): Row[] {
  const people = Math.max(...days.map(({ taken }) => taken));
  return Array.from({ length: people }, (_, place) => {
    const row = rowOf(ctx, activityId, place);
    const isAccepted = place < people - 3;
    return {
      ...row,
      status: isAccepted ? ('accepted' as const) : ('submitted' as const),
      days: days.filter(({ taken }) => place < taken).map(({ day }) => day),
      ...(isAccepted && { decidedAt: row.createdAt }),
    };
  });
}
