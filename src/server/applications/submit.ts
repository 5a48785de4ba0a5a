import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { DAY_MS } from '#src/domain/durations.ts';
import { spellReference, transferReference } from '#src/domain/reference.ts';
import type { Locale } from '#src/i18n/locales.ts';
import {
  type Activity,
  type Application,
  countSince,
  findActive,
  insertApplication,
} from '#src/server/applications/applications.repository.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

/** An address that is typed more often in a day is hardly typed by its owner. */
const APPLICATIONS_A_DAY = 10;

/** The token of an application's link; only its hash is stored. */
export const applicationToken = (ctx: Pick<ServiceContext, 'keys'>, id: string, hash = ''): string =>
  ctx.keys.signAs('application', id, hash);

export const newNumber = (): string => spellReference(transferReference(randomBytes(6)));

/** Every email about an application: its template, and whom it is to. */
export const APPLICATION_TEMPLATES = [
  'eventJoined',
  'eventWaiting',
  'placeFreed',
  'eventReminder',
  'eventLeft',
  'activityCancelled',
  'trainingReceived',
  'trainingAccepted',
  'trainingRejected',
  'trainingWithdrawn',
] as const;
export type ApplicationTemplate = (typeof APPLICATION_TEMPLATES)[number];

/** Enqueues an email about an application, at most one of its kind and key. */
export const tellApplicant = (
  tx: Database,
  template: ApplicationTemplate,
  { id, key = '', now }: { id: string; key?: string; now: Date },
): Promise<void> => enqueueEmail(tx, `${template}:${id}${key}`, { template, applicationId: id }, now);

type Person = { fullName: string; email: string; phone?: { country: string; number: string } | undefined };

/** Stores an application. @throws AppError `tooManyRequests` for an address that is typed too often */
export async function storeApplication(
  ctx: ServiceContext,
  tx: Database,
  {
    activity,
    locale,
    person,
    ...what
  }: {
    activity: Activity;
    person: Person;
    locale: Locale;
    status: 'submitted' | 'accepted';
    seats?: number;
    days?: string[];
  },
): Promise<Application> {
  const now = ctx.now();
  const today = await countSince(tx, person.email, new Date(now.getTime() - DAY_MS));
  if (today >= APPLICATIONS_A_DAY) throw new AppError('tooManyRequests', { retryAfter: 3600 });
  const id = v7();
  return insertApplication(tx, {
    id,
    activityId: activity.id,
    number: newNumber(),
    fullName: person.fullName,
    email: person.email,
    phoneCountry: person.phone?.country,
    phoneNumber: person.phone?.number,
    locale,
    tokenHash: sha256(applicationToken(ctx, id)),
    createdAt: now,
    decidedAt: what.status === 'accepted' ? now : null,
    ...what,
  });
}

/**
 * The application that an address has already, after its owner was told of it again, once a day. Whoever gives another
 * name learns nothing: `isSame` says whether the answer may be about it.
 */
export async function findKnown(
  tx: Database,
  { activity, now, person }: { activity: Activity; person: Person; now: Date },
): Promise<{ known: Application; isSame: boolean } | undefined> {
  const known = await findActive(tx, activity.id, person.email);
  if (!known) return undefined;
  const template =
    activity.kind === 'training'
      ? ({ submitted: 'trainingReceived', accepted: 'trainingAccepted' } as const)
      : ({ submitted: 'eventWaiting', accepted: 'eventJoined' } as const);
  if (known.status === 'submitted' || known.status === 'accepted')
    await tellApplicant(tx, template[known.status], {
      id: known.id,
      key: known.createdAt.getTime() < now.getTime() - DAY_MS ? `:${now.toISOString().slice(0, 10)}` : '',
      now,
    });
  return { known, isSame: known.fullName === person.fullName };
}
