import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type ApplicationEmailData, applicationEmail } from '#src/server/applications/applications.emails.ts';
import type { ApplicationTemplate } from '#src/server/applications/submit.ts';
import { activityFixture, eventViewFixture } from '#tests/fixtures/activities.ts';
import { translatorOf } from '../screens/frame.tsx';
import { Email } from './email.tsx';

export default { title: 'Emails/Events and training' } satisfies Meta;
type Story = StoryObj;

const { endsAt, place, slug, startsAt, timeZone, title } = activityFixture();
const data: Omit<ApplicationEmailData, 'locale'> = {
  activity: {
    slug,
    title,
    timeZone,
    startsAt,
    endsAt,
    place,
    address: eventViewFixture().activity.address,
    onlineUrl: 'https://meet.sanad.example/501',
  },
  number: 'Q7K2M-9XWTB',
  seats: 2,
  days: null,
  token: 'a-token',
  siteUrl: 'https://sanad.example',
  calendarUrl: 'https://sanad.example/calendars/events/activity-1.en.ics',
};
const ofTraining = { ...data, seats: null, days: ['2026-04-18', '2026-04-20'] };

/** An email of a kind, in which a sentence must stand, and links as they should be. */
const email = (
  template: ApplicationTemplate,
  sentence: MessageDescriptor,
  { hasRoom, link, of = data }: { of?: typeof data; link?: RegExp; hasRoom: boolean },
): Story => ({
  render: () => <Email of={(i18n, locale) => applicationEmail(template, { ...of, locale }, i18n)} />,
  play: async (story) => {
    const page = () => story.canvasElement.querySelector('iframe')!.contentDocument!;
    await waitFor(() => expect(page().body.textContent).toContain(translatorOf(story)(sentence)));
    await expect(page().body.textContent).toContain('Q7K2M-9XWTB');
    // The room of an online event is told to those alone who come.
    await expect(page().body.textContent.includes('meet.sanad.example')).toBe(hasRoom);
    const links = [...page().querySelectorAll('a')].map(({ href }) => href).join(' ');
    if (link) await expect(links).toMatch(link);
    else await expect(links).not.toMatch(/a-token/);
    await expect(page().documentElement.dir).toBe(story.globals['locale'] === 'ar' ? 'rtl' : 'ltr');
  },
});

export const Joined = email('eventJoined', msg`You have joined this event. We will remind you once, the day before.`, {
  hasRoom: true,
  link: /\/events\/cancel\/a-token/,
});
export const Waiting = email(
  'eventWaiting',
  msg`All seats are taken, and you are on the waiting list. If a seat becomes free and you are next on the list, it will be yours, and we will tell you by email.`,
  { hasRoom: false, link: /\/events\/cancel\/a-token/ },
);
export const PlaceFreed = email(
  'placeFreed',
  msg`Somebody canceled, and you were next on the waiting list, so the seat is now yours. You do not need to do anything.`,
  { hasRoom: true, link: /\.ics.*a-token/ },
);
export const Reminder = email('eventReminder', msg`We look forward to seeing you tomorrow.`, {
  hasRoom: true,
  link: /\.ics.*a-token/,
});
export const Left = email(
  'eventLeft',
  msg`As you asked, you are no longer signed up for this event. Thank you for telling us.`,
  { hasRoom: false },
);
export const CalledOff = email(
  'activityCancelled',
  msg`We are sorry that we had to cancel. You do not need to do anything.`,
  { hasRoom: false },
);
export const ApplicationReceived = email(
  'trainingReceived',
  msg`We have your application. We will answer by email within five working days.`,
  { of: ofTraining, hasRoom: false, link: /\/training\/withdraw\/a-token/ },
);
export const ApplicationAccepted = email(
  'trainingAccepted',
  msg`You have been accepted, and your seat on these days is confirmed.`,
  { of: ofTraining, hasRoom: true, link: /\/training\/withdraw\/a-token/ },
);
export const ApplicationRejected = email(
  'trainingRejected',
  msg`You are welcome to apply again. Our site lists upcoming training.`,
  { of: ofTraining, hasRoom: false },
);
export const ApplicationWithdrawn = email(
  'trainingWithdrawn',
  msg`As you asked, we have withdrawn your application. You can apply again until applications close.`,
  { of: ofTraining, hasRoom: false },
);
