import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { zakatDayEmail } from '#src/server/zakat/zakat-day.emails.ts';
import { useWords } from '#tests/fixtures/words.ts';
import { translatorOf } from '../screens/frame.tsx';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Zakat day' } satisfies Meta;
export default meta;

/** The day in both calendars, and no sum: others read emails, too. */
export const Near: StoryObj = {
  render: function Render() {
    const { huda } = useWords();
    return (
      <Email
        of={(i18n, locale) =>
          zakatDayEmail({ locale, name: huda, on: '2026-11-27', siteUrl: 'https://sanad.example' }, i18n)
        }
      />
    );
  },
  play: async (story) => {
    const frame = story.canvasElement.querySelector('iframe')!;
    await waitFor(() => expect(frame.contentDocument!.body.textContent).toContain('1448'));
    await expect(frame.contentDocument!.body.textContent).toContain(translatorOf(story)(msg`Calculate my zakat`));
  },
};
