import { type ActivityInput, activityInput } from '#src/contracts/activity-input.ts';
import { type ActivityKind, dayAfter } from '#src/domain/activity.ts';
import { dayIn, localIn } from '#src/domain/local-time.ts';
import { findActivityWithDays } from '#src/server/activities/activity-file.repository.ts';
import { saveActivity } from '#src/server/activities/save-activity.ts';
import { AppError } from '#src/server/http/errors.ts';
import { validate } from '#src/server/http/validate.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findActivityWithDays>>>;

/** A stored event or training as an editor writes it, its times by the clocks of its place; undefined where none has this address. */
export async function readActivityFile({ db }: Pick<ServiceContext, 'db'>, kind: ActivityKind, slug: string) {
  const found = await findActivityWithDays(db, { kind, slug });
  return found && { id: found.activity.id, file: fileOf(found) };
}

/** Stores the event or training of a file, and says so in the audit log. `slug`: the one to change. @throws AppError `validation`, `notFound` */
export async function saveActivityFile(
  ctx: ServiceContext,
  content: unknown,
  slug?: string,
): Promise<{ slug: string }> {
  const given: ActivityInput = validate(activityInput, content);
  const stored = slug === undefined ? undefined : await readActivityFile(ctx, given.kind, slug);
  if (slug !== undefined && !stored) throw new AppError('notFound');
  return ctx.db.transaction(async (tx) => {
    const saved = await saveActivity({ ...ctx, db: tx }, given, stored?.id);
    await audit(tx, {
      at: ctx.now(),
      actor: 'command',
      action: 'activitySaved',
      subject: 'activity',
      subjectId: saved.id,
      before: stored?.file,
      after: content,
    });
    return saved;
  });
}

/** The words that an editor writes, without what is empty. */
function fileOf({ activity, days }: Found): object {
  const { kind, timeZone } = activity;
  const local = (at: Date) => localIn(timeZone, at);
  const shared = {
    kind,
    title: activity.title,
    lead: activity.lead,
    body: activity.body,
    topic: activity.topic,
    note: activity.note,
    tags: activity.tags,
    status: activity.status,
    timeZone,
    place: activity.place,
    address: activity.address,
    access: activity.access,
    sketch: activity.sketch,
    onlineUrl: activity.onlineUrl,
    palette: activity.palette,
    coverSeed: activity.coverSeed,
  };
  const own =
    kind === 'event'
      ? {
          startsAt: local(activity.startsAt),
          endsAt: local(activity.endsAt),
          seats: activity.seats,
          program: activity.program,
        }
      : {
          // It closes when the last day of registration is over.
          registrationEndsOn: dayAfter(dayIn(timeZone, activity.closesAt), -1),
          minimumDays: activity.minimumDays,
          terms: activity.terms,
          days: days.map(({ day, endsAt, seats, startsAt, title }) => ({
            day,
            from: local(startsAt).slice(11),
            until: local(endsAt).slice(11),
            title,
            seats,
          })),
        };
  return Object.fromEntries(Object.entries({ ...shared, ...own }).filter(([, value]) => value !== null));
}
