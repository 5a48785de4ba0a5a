import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { isLocale, type Locale, localePath } from '#src/i18n/locales.ts';
import { reminderConfirmationEmail, sacrificeReminderEmail } from '#src/server/sacrifices/reminder.emails.ts';
import { sacrificesFixture } from '#tests/fixtures/sacrifices-page.ts';
import { translatorOf } from '../screens/frame.tsx';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Reminder of the season' } satisfies Meta;
export default meta;
type Story = StoryObj;
type Words = Parameters<ReturnType<typeof translatorOf>>[0];

const siteIn = (locale: Locale) => `https://sanad.example${locale === 'en' ? '' : localePath(locale, '/')}`;
const data = (locale: Locale) => ({ token: 'c2FuYWQ', siteUrl: siteIn(locale) });

/** Leads to the page of its act and to the page that takes the reminder back, in HTML and plain text. */
const leads =
  (action: Words, path: string): NonNullable<Story['play']> =>
  async (story) => {
    const say = translatorOf(story);
    const frame = story.canvasElement.querySelector('iframe')!;
    const page = () => frame.contentDocument!;
    await waitFor(() => expect(page().body.textContent).toContain(say(msg`Hello,`)));
    await expect(page().documentElement.dir).toBe(story.globals['locale'] === 'ar' ? 'rtl' : 'ltr');
    await expect(page().documentElement.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    const locale = String(story.globals['locale']);
    const site = siteIn(isLocale(locale) ? locale : 'en');
    const link = within(page().body).getByRole('link', { name: say(action) });
    await expect(link).toHaveAttribute('href', `${site}${path}`);
    const plain = story.canvasElement.querySelector('section');
    await expect(plain).toHaveTextContent(`${site}/sacrifice-reminder/end/c2FuYWQ`);
  };

export const Confirmation: Story = {
  render: () => <Email of={(i18n, locale) => reminderConfirmationEmail(data(locale), i18n)} />,
  play: leads(msg`Confirm my email address`, '/sacrifice-reminder/confirm/c2FuYWQ'),
};

/** The day of Eid, the lowest price and the first cut-off, of what can be ordered. */
export const SeasonOpens: Story = {
  render: () => (
    <Email
      of={(i18n, locale) =>
        sacrificeReminderEmail(
          {
            ...data(locale),
            locale,
            now: new Date('2026-05-18T06:00:00.000Z'),
            open: sacrificesFixture.filter(({ status }) => status === 'open'),
          },
          i18n,
        )
      }
    />
  ),
  play: async (story) => {
    await leads(msg`Choose your sacrifice`, '/projects/sacrifices')(story);
    const { body } = story.canvasElement.querySelector('iframe')!.contentDocument!;
    // The tenth of Dhu al-Hijjah 1447, and the cheapest of five countries.
    await expect(body.textContent).toMatch(/27/);
    await expect(body.textContent).toMatch(/54/);
  },
};
