import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithdrawScreen, type WithdrawView } from '#src/screens/withdraw/withdraw-screen.tsx';
import { activityFixture } from '#tests/fixtures/activities.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Withdraw' } satisfies Meta;
type Story = StoryObj;

const { slug, startsAt, timeZone, title } = activityFixture();
function Withdraw({
  found,
  kind,
}: Pick<WithdrawView, 'kind'> & { found?: Partial<NonNullable<WithdrawView['found']>> }) {
  const of = kind === 'event' ? { seats: 2, daysCount: null } : { seats: null, daysCount: 4 };
  return (
    <Framed>
      <WithdrawScreen
        locale={useLocale()}
        view={{
          kind,
          token: 'a-token',
          found: found && { title, slug, startsAt, timeZone, status: 'accepted', ...of, ...found },
        }}
      />
    </Framed>
  );
}

/** One button, which posts; nothing has happened yet. */
export const CancelSeat: Story = {
  parameters: at('from mails', 'seat to cancel'),
  render: () => <Withdraw kind="event" found={{}} />,
  play: async (story) => {
    await story.userEvent.tab();
    const button = story.canvas.getByRole('button', { name: translatorOf(story)(msg`Cancel my seat`) });
    await expect(button).toHaveFocus();
    await expect(button.closest('form')).toHaveAttribute('method', 'post');
  },
};

export const LeaveTheList: Story = {
  parameters: at('from mails', 'waiting list to leave'),
  render: () => <Withdraw kind="event" found={{ status: 'submitted', seats: 1 }} />,
  play: async (story) =>
    expect(story.canvas.getByRole('button', { name: translatorOf(story)(msg`Leave the waiting list`) })).toBeVisible(),
};

/** The same page after the first press, and after every further one. */
export const Cancelled: Story = {
  parameters: at('from mails', 'seat cancelled'),
  render: () => <Withdraw kind="event" found={{ status: 'withdrawn' }} />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`You are no longer signed up for this event`)),
    ).toBeVisible();
    await expect(story.canvasElement.querySelector('form')).toBeNull();
  },
};

export const WithdrawApplication: Story = {
  parameters: at('from mails', 'application to withdraw'),
  render: () => <Withdraw kind="training" found={{ status: 'submitted' }} />,
  play: async (story) =>
    expect(story.canvas.getByRole('button', { name: translatorOf(story)(msg`Withdraw my application`) })).toBeVisible(),
};

export const Withdrawn: Story = {
  parameters: at('from mails', 'application withdrawn'),
  render: () => <Withdraw kind="training" found={{ status: 'withdrawn' }} />,
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`Your application has been withdrawn`))).toBeVisible(),
};

export const Refused: Story = {
  parameters: at('from mails', 'application refused'),
  render: () => <Withdraw kind="training" found={{ status: 'rejected' }} />,
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`There is nothing to withdraw`))).toBeVisible(),
};

export const Unknown: Story = {
  parameters: at('from mails', 'application unknown'),
  render: () => <Withdraw kind="event" />,
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`This link is no longer valid`))).toBeVisible(),
};
