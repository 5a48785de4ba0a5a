import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConfirmScreen } from '#src/screens/newsletter/confirm-screen.tsx';
import { UnsubscribeScreen } from '#src/screens/newsletter/unsubscribe-screen.tsx';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Newsletter' } satisfies Meta;
type Story = StoryObj;

const Confirm = ({ outcome }: { outcome?: string }) => (
  <Framed>
    <ConfirmScreen locale={useLocale()} token="c2FuYWQ" outcome={outcome} />
  </Framed>
);
const Unsubscribe = ({ outcome }: { outcome?: string }) => (
  <Framed>
    <UnsubscribeScreen locale={useLocale()} token="c2FuYWQ" outcome={outcome} />
  </Framed>
);

/** Opening the email's link changes nothing: programs that scan emails open links too. The button does, and is reached first. */
const asks =
  (words: Parameters<ReturnType<typeof translatorOf>>[0], action: string): NonNullable<Story['play']> =>
  async (story) => {
    await story.userEvent.tab();
    const button = story.canvas.getByRole<HTMLButtonElement>('button', { name: translatorOf(story)(words) });
    await expect(button).toHaveFocus();
    const sent = Object.fromEntries(new FormData(button.form!));
    await expect(sent).toMatchObject({ token: 'c2FuYWQ', locale: story.globals['locale'] });
    await expect(button.form).toHaveAttribute('action', action);
  };

const tells =
  (title: Parameters<ReturnType<typeof translatorOf>>[0]): NonNullable<Story['play']> =>
  async (story) => {
    await expect(story.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(translatorOf(story)(title));
    await expect(story.canvas.queryByRole('button')).toBeNull();
  };

export const ConfirmAsked: Story = {
  render: () => <Confirm />,
  play: asks(msg`Confirm my email address`, '/forms/newsletter/confirm'),
};
export const Confirmed: Story = {
  parameters: at('from mails', 'newsletter confirmed'),
  render: () => <Confirm outcome="confirmed" />,
  play: tells(msg`Your email address is confirmed`),
};
export const AlreadyConfirmed: Story = {
  parameters: at('from mails', 'newsletter already confirmed'),
  render: () => <Confirm outcome="alreadyConfirmed" />,
  play: tells(msg`Your email address was already confirmed`),
};
export const Expired: Story = {
  parameters: at('from mails', 'newsletter expired'),
  render: () => <Confirm outcome="unknown" />,
  play: tells(msg`This link is no longer valid`),
};
export const UnsubscribeAsked: Story = {
  render: () => <Unsubscribe />,
  play: asks(msg`Unsubscribe`, '/forms/newsletter/unsubscribe'),
};
/** A second time says the same: the reader's wish is met. */
export const Unsubscribed: Story = {
  parameters: at('from mails', 'unsubscribed'),
  render: () => <Unsubscribe outcome="unsubscribed" />,
  play: tells(msg`You have been unsubscribed`),
};
export const UnsubscribedBefore: Story = {
  parameters: at('from mails', 'already unsubscribed'),
  render: () => <Unsubscribe outcome="unsubscribed" />,
  play: tells(msg`You have been unsubscribed`),
};
export const UnsubscribeExpired: Story = {
  render: () => <Unsubscribe outcome="unknown" />,
  play: tells(msg`This link is no longer valid`),
};
