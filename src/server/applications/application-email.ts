import { isLocale } from '#src/i18n/locales.ts';
import { applicationEmail } from '#src/server/applications/applications.emails.ts';
import { findActivityById, findApplication } from '#src/server/applications/applications.repository.ts';
import { type ApplicationTemplate, applicationToken } from '#src/server/applications/submit.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { siteUrl, siteUrlIn } from '#src/server/platform/site-url.ts';

/** Emails to somebody who counts on it: nothing is sent where that has changed since. */
const NEEDS: Partial<Record<ApplicationTemplate, 'submitted' | 'accepted'>> = {
  eventJoined: 'accepted',
  eventWaiting: 'submitted',
  placeFreed: 'accepted',
  eventReminder: 'accepted',
  trainingReceived: 'submitted',
  trainingAccepted: 'accepted',
};

/** An email about an application; nothing where it is deleted or its reason has gone. */
export async function applicationEmailOf(
  ctx: ServiceContext,
  template: ApplicationTemplate,
  applicationId: string,
): Promise<AddressedEmail | undefined> {
  const application = await findApplication(ctx.db, { id: applicationId });
  const activity = application && (await findActivityById(ctx.db, application.activityId));
  if (!application || !activity) return undefined;
  const needed = NEEDS[template];
  if (needed !== undefined && (application.status !== needed || activity.status === 'cancelled')) return undefined;
  const locale = isLocale(application.locale) ? application.locale : 'en';
  const list = activity.kind === 'event' ? 'events' : 'training';
  return {
    to: application.email,
    locale,
    text: applicationEmail(
      template,
      {
        activity: { ...activity, startsAt: activity.startsAt.toISOString(), endsAt: activity.endsAt.toISOString() },
        number: application.number,
        seats: application.seats,
        days: application.days,
        token: applicationToken(ctx, application.id, application.tokenHash),
        locale,
        siteUrl: siteUrlIn(locale, ctx),
        calendarUrl: `${siteUrl(ctx)}/calendars/${list}/${encodeURIComponent(activity.slug)}.${locale}.ics`,
      },
      await ctx.i18n(locale),
    ),
  };
}
