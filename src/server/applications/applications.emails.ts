import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LocalText } from '#src/domain/slug.ts';
import { clockTime, hijriDay, longDay, zoneName } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ApplicationTemplate } from '#src/server/applications/submit.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';
import { textIn } from '#src/server/http/locale.ts';

export type ApplicationEmailData = {
  activity: {
    slug: string;
    title: LocalText;
    timeZone: string;
    startsAt: string;
    endsAt: string;
    place: LocalText | null;
    address: LocalText | null;
    onlineUrl: string | null;
  };
  number: string;
  seats: number | null;
  /** The chosen days of training, `2026-04-04`. */
  days: readonly string[] | null;
  token: string;
  locale: Locale;
  /** The site in the reader's language, and the calendar file, without a slash at the end. */
  siteUrl: string;
  calendarUrl: string;
};

const SUBJECTS: Record<ApplicationTemplate, (title: string) => MessageDescriptor> = {
  eventJoined: (title) => msg`Your seat: ${title}`,
  eventWaiting: (title) => msg`On the waiting list: ${title}`,
  placeFreed: (title) => msg`A seat is yours: ${title}`,
  eventReminder: (title) => msg`Tomorrow: ${title}`,
  eventLeft: (title) => msg`You are no longer signed up: ${title}`,
  activityCancelled: (title) => msg`Canceled: ${title}`,
  trainingReceived: (title) => msg`We have your application: ${title}`,
  trainingAccepted: (title) => msg`You have been accepted: ${title}`,
  trainingRejected: (title) => msg`Your application: ${title}`,
  trainingWithdrawn: (title) => msg`Your application has been withdrawn: ${title}`,
};

const PARAGRAPHS: Record<ApplicationTemplate, readonly MessageDescriptor[]> = {
  eventJoined: [
    msg`You have joined this event. We will remind you once, the day before.`,
    msg`If you cannot come, cancel with the link at the end of this email, so that somebody else can have the seat.`,
  ],
  eventWaiting: [
    msg`All seats are taken, and you are on the waiting list. If a seat becomes free and you are next on the list, it will be yours, and we will tell you by email.`,
    msg`If you no longer want to come, use the link at the end of this email to leave the waiting list.`,
  ],
  placeFreed: [
    msg`Somebody canceled, and you were next on the waiting list, so the seat is now yours. You do not need to do anything.`,
    msg`If you cannot come, cancel with the link at the end of this email, and the next person on the waiting list will get the seat.`,
  ],
  eventReminder: [
    msg`We look forward to seeing you tomorrow.`,
    msg`If you cannot come, cancel with the link at the end of this email: somebody may be waiting for the seat.`,
  ],
  eventLeft: [msg`As you asked, you are no longer signed up for this event. Thank you for telling us.`],
  activityCancelled: [
    msg`We are sorry that we had to cancel. You do not need to do anything.`,
    msg`Our site lists other upcoming events and training.`,
  ],
  trainingReceived: [
    msg`We have your application. We will answer by email within five working days.`,
    msg`If your plans change, withdraw your application with the link at the end of this email, so that somebody else can have the seat.`,
  ],
  trainingAccepted: [
    msg`You have been accepted, and your seat on these days is confirmed.`,
    msg`If you cannot come, withdraw with the link at the end of this email, so that somebody else can have the seat.`,
  ],
  trainingRejected: [
    msg`Thank you for applying. This time we could not offer you a seat, because there were more applicants than seats.`,
    msg`You are welcome to apply again. Our site lists upcoming training.`,
  ],
  trainingWithdrawn: [
    msg`As you asked, we have withdrawn your application. You can apply again until applications close.`,
  ],
};

/** Those after which a person counts on coming: with times, a calendar file and a link to take it back. */
const COMING: readonly ApplicationTemplate[] = ['eventJoined', 'placeFreed', 'eventReminder', 'trainingAccepted'];
const WITHDRAWABLE: readonly ApplicationTemplate[] = [...COMING, 'eventWaiting', 'trainingReceived'];

/** An email about an application. It holds nothing that was typed, because anybody can type another person's address. */
export function applicationEmail(template: ApplicationTemplate, data: ApplicationEmailData, i18n: I18n): EmailText {
  const { activity, calendarUrl, locale, siteUrl, token } = data;
  const isTraining = data.days !== null;
  return {
    // A title is a name in the middle of a sentence of another direction.
    subject: i18n._(SUBJECTS[template](textIn(locale, activity.title))),
    greeting: i18n._(msg`Hello,`),
    paragraphs: PARAGRAPHS[template].map((message) => i18n._(message)),
    facts: factsOf(template, data, i18n),
    ...(COMING.includes(template)
      ? { action: { label: i18n._(msg`Add to your calendar`), href: calendarUrl } }
      : template === 'activityCancelled' || template === 'trainingRejected'
        ? {
            action: {
              label: isTraining ? i18n._(msg`See all training`) : i18n._(msg`See all events`),
              href: `${siteUrl}/${isTraining ? 'training' : 'events'}`,
            },
          }
        : {}),
    closing: i18n._(msg`With thanks, the Sanad team`),
    ...(WITHDRAWABLE.includes(template) && {
      unsubscribe: {
        label: withdrawLabel(template, isTraining, i18n),
        href: `${siteUrl}/${isTraining ? 'training/withdraw' : 'events/cancel'}/${token}`,
      },
    }),
  };
}

function withdrawLabel(template: ApplicationTemplate, isTraining: boolean, i18n: I18n): string {
  if (isTraining) return i18n._(msg`Withdraw my application`);
  return template === 'eventWaiting' ? i18n._(msg`Leave the waiting list`) : i18n._(msg`Cancel my seat`);
}

function factsOf(
  template: ApplicationTemplate,
  { activity, days, locale, number, seats }: ApplicationEmailData,
  i18n: I18n,
): NonNullable<EmailText['facts']> {
  const { address, endsAt, onlineUrl, place, startsAt, timeZone } = activity;
  const time = `${clockTime(startsAt, timeZone, locale)}–${clockTime(endsAt, timeZone, locale)}`;
  const where = [place, address]
    .flatMap((text) => (text ? [textIn(locale, text)] : []))
    .join(locale === 'ar' ? '، ' : ', ');
  const when = days
    ? days.map((day) => ({ label: longDay(day, 'UTC', locale), value: i18n._(msg`chosen`) }))
    : [
        { label: i18n._(msg`Day`), value: dayOf(startsAt, timeZone, locale) },
        { label: i18n._(msg`Time`), value: time, isLeftToRight: true },
        { label: i18n._(msg`Time zone`), value: zoneName(startsAt, timeZone, locale) },
      ];
  return [
    ...when,
    ...(where ? [{ label: i18n._(msg`Where`), value: where }] : []),
    ...(onlineUrl && COMING.includes(template)
      ? [{ label: i18n._(msg`Online at`), value: onlineUrl, isLeftToRight: true }]
      : []),
    ...(seats && seats > 1 ? [{ label: i18n._(msg`Seats`), value: String(seats) }] : []),
    { label: i18n._(msg`Your reference number`), value: number, isLeftToRight: true },
  ];
}

/** The day at the place, in Arabic with the Hijri date beside it. */
const dayOf = (at: string, timeZone: string, locale: Locale): string =>
  locale === 'ar'
    ? `${longDay(at, timeZone, locale)} (${hijriDay(at, timeZone, locale)})`
    : longDay(at, timeZone, locale);
