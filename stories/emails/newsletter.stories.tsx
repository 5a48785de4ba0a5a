import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { isLocale, type Locale, localePath } from '#src/i18n/locales.ts';
import { newsletterEmail } from '#src/server/newsletter/newsletter.emails.ts';
import { translatorOf } from '../screens/frame.tsx';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Newsletter' } satisfies Meta;
export default meta;

const siteIn = (locale: Locale) => `https://sanad.example${locale === 'en' ? '' : localePath(locale, '/')}`;

/** Its HTML and its plain text, in the language that is chosen. */
export const Confirmation: StoryObj = {
  render: () => <Email of={(i18n, locale) => newsletterEmail({ token: 'c2FuYWQ', siteUrl: siteIn(locale) }, i18n)} />,
  play: async (story) => {
    const say = translatorOf(story);
    const frame = story.canvasElement.querySelector('iframe')!;
    const page = () => frame.contentDocument!;
    await waitFor(() => expect(page().body.textContent).toContain(say(msg`Hello,`)));
    await expect(page().documentElement.dir).toBe(story.globals['locale'] === 'ar' ? 'rtl' : 'ltr');
    await expect(page().documentElement.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    const locale = String(story.globals['locale']);
    const site = siteIn(isLocale(locale) ? locale : 'en');
    const link = within(page().body).getByRole('link', { name: say(msg`Confirm my email address`) });
    await expect(link).toHaveAttribute('href', `${site}/newsletter/confirm/c2FuYWQ`);
    const plain = story.canvasElement.querySelector('section');
    await expect(plain).toHaveTextContent(`${site}/newsletter/unsubscribe/c2FuYWQ`);
  },
};
