import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { contactEmail } from '#src/server/contact/contact.emails.ts';
import { translatorOf } from '../screens/frame.tsx';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Contact' } satisfies Meta;
export default meta;

/** A message has arrived: its number and when it is answered, and nothing that was typed. */
export const Confirmation: StoryObj = {
  render: () => <Email of={(i18n) => contactEmail({ number: 'Q7K2M-9XWTB', subject: 'donation' }, i18n)} />,
  play: async (story) => {
    const say = translatorOf(story);
    const page = () => story.canvasElement.querySelector('iframe')!.contentDocument!;
    await waitFor(() =>
      expect(page().body.textContent).toContain(say(msg`A person will read your message and answer within a day.`)),
    );
    await expect(page().body.textContent).toContain('Q7K2M-9XWTB');
    await expect(page().documentElement.dir).toBe(story.globals['locale'] === 'ar' ? 'rtl' : 'ltr');
  },
};
/** Something wrong is read first. */
export const SomethingWrong: StoryObj = {
  render: () => <Email of={(i18n) => contactEmail({ number: 'Q7K2M-9XWTB', subject: 'wrong' }, i18n)} />,
  play: async (story) => {
    const page = () => story.canvasElement.querySelector('iframe')!.contentDocument!;
    await waitFor(() =>
      expect(page().body.textContent).toContain(
        translatorOf(story)(msg`Messages that report a problem are read first.`),
      ),
    );
  },
};
