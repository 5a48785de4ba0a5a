import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { volunteerEmail } from '#src/server/volunteers/volunteers.emails.ts';
import { translatorOf } from '../screens/frame.tsx';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Volunteers' } satisfies Meta;
export default meta;

/** An offer has arrived: its number and what happens next, and nothing that was typed. */
export const Confirmation: StoryObj = {
  render: () => <Email of={(i18n) => volunteerEmail({ number: 'Q7K2M-9XWTB' }, i18n)} />,
  play: async (story) => {
    const page = () => story.canvasElement.querySelector('iframe')!.contentDocument!;
    await waitFor(() =>
      expect(page().body.textContent).toContain(translatorOf(story)(msg`Thank you for offering your time.`)),
    );
    await expect(page().body.textContent).toContain('Q7K2M-9XWTB');
  },
};
