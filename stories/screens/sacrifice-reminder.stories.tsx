import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConfirmReminderScreen } from '#src/screens/season-reminder/confirm-reminder-screen.tsx';
import { EndReminderScreen } from '#src/screens/season-reminder/end-reminder-screen.tsx';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Reminder of the season' } satisfies Meta;
type Story = StoryObj;
type Words = Parameters<ReturnType<typeof translatorOf>>[0];

const Confirm = ({ outcome }: { outcome?: string }) => (
  <Framed>
    <ConfirmReminderScreen locale={useLocale()} token="c2FuYWQ" outcome={outcome} />
  </Framed>
);
const End = ({ isGone }: { isGone: boolean }) => (
  <Framed>
    <EndReminderScreen locale={useLocale()} token="c2FuYWQ" isGone={isGone} />
  </Framed>
);

/** Opening the email's link changes nothing: programs that scan emails open links too. The button does. */
const asks =
  (words: Words, action: string): NonNullable<Story['play']> =>
  async (story) => {
    await story.userEvent.tab();
    const button = story.canvas.getByRole<HTMLButtonElement>('button', { name: translatorOf(story)(words) });
    await expect(button).toHaveFocus();
    const sent = Object.fromEntries(new FormData(button.form!));
    await expect(sent).toMatchObject({ token: 'c2FuYWQ', locale: story.globals['locale'] });
    await expect(button.form).toHaveAttribute('action', action);
  };

const tells =
  (title: Words): NonNullable<Story['play']> =>
  async (story) => {
    await expect(story.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(translatorOf(story)(title));
    await expect(story.canvas.queryByRole('button')).toBeNull();
  };

export const ConfirmAsked: Story = {
  parameters: at('from mails', 'reminder to confirm'),
  render: () => <Confirm />,
  play: asks(msg`Confirm my email address`, '/forms/sacrifices/reminder/confirm'),
};
export const Confirmed: Story = {
  parameters: at('from mails', 'reminder confirmed'),
  render: () => <Confirm outcome="confirmed" />,
  play: tells(msg`We will remind you`),
};
/** The link of last year. */
export const AlreadySent: Story = {
  parameters: at('from mails', 'reminder sent'),
  render: () => <Confirm outcome="reminded" />,
  play: tells(msg`We have already sent your reminder`),
};
export const Expired: Story = {
  parameters: at('from mails', 'reminder expired'),
  render: () => <Confirm outcome="unknown" />,
  play: tells(msg`This link is no longer valid`),
};
export const EndAsked: Story = {
  parameters: at('from mails', 'reminder to take back'),
  render: () => <End isGone={false} />,
  play: asks(msg`Do not remind me`, '/forms/sacrifices/reminder/end'),
};
/** The same for a link that never was: nothing comes. */
export const Ended: Story = {
  parameters: at('from mails', 'reminder taken back'),
  render: () => <End isGone />,
  play: tells(msg`You will not get a reminder`),
};
