import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ngoResumedEmail, ngoSuspendedEmail } from '#src/server/ngos/ngos.emails.ts';
import { ngoCardsFixture } from '#tests/fixtures/ngos.ts';
import { translatorOf, useLocale } from '../screens/frame.tsx';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Institutions' } satisfies Meta;
export default meta;

const useNgo = () => ({
  name: ngoCardsFixture()[0]!.name[useLocale()]!,
  href: 'https://sanad.example/ngo/dar-al-noor',
});
const reason = 'The annual accounts of 2025 were due on 30 June.';
const written = (element: HTMLElement) => element.querySelector('iframe')!.contentDocument!.body.textContent;

/** Suspended, with the reason as staff wrote it. */
export const Suspended: StoryObj = {
  render: function Render() {
    const ngo = useNgo();
    return <Email of={(i18n) => ngoSuspendedEmail({ ...ngo, reason }, i18n)} />;
  },
  play: async (story) => {
    await waitFor(() =>
      expect(written(story.canvasElement)).toContain(translatorOf(story)(msg`The reason, in the words of our staff:`)),
    );
    await expect(written(story.canvasElement)).toContain(reason);
  },
};

export const Resumed: StoryObj = {
  render: function Render() {
    const ngo = useNgo();
    return <Email of={(i18n) => ngoResumedEmail(ngo, i18n)} />;
  },
  play: async (story) => {
    await waitFor(() =>
      expect(written(story.canvasElement)).toContain(
        translatorOf(story)(msg`Donors will not be charged for the period of the suspension.`),
      ),
    );
  },
};
