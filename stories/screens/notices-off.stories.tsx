import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoticeOffScreen, type NoticeOffScreenProps } from '#src/screens/notices/notice-off-screen.tsx';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Emails turned off' } satisfies Meta;
type Story = StoryObj;

const Off = ({ notice }: Pick<NoticeOffScreenProps, 'notice'>) => (
  <Framed>
    <NoticeOffScreen locale={useLocale()} token="a-token" notice={notice} />
  </Framed>
);

export const Asked: Story = {
  parameters: at('from mails', 'emails to leave out'),
  render: () => <Off notice={{ kind: 'sponsorship', isMuted: false }} />,
  play: async (story) => {
    const button = story.canvas.getByRole('button', { name: translatorOf(story)(msg`Do not send me these emails`) });
    await expect(button.closest('form')).toHaveAttribute('action', '/forms/notices/off');
  },
};

const tells = (notice: NoticeOffScreenProps['notice'], title: ReturnType<typeof msg>): Story => ({
  render: () => <Off notice={notice} />,
  play: async (story) => {
    await expect(story.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(translatorOf(story)(title));
    await expect(
      story.canvas.queryByRole('button', { name: translatorOf(story)(msg`Do not send me these emails`) }),
    ).toBeNull();
  },
});
export const LeftOut: Story = {
  ...tells({ kind: 'season', isMuted: true }, msg`You will no longer get these emails`),
  parameters: at('from mails', 'emails left out'),
};
export const NoLink: Story = {
  ...tells(undefined, msg`This link is not valid`),
  parameters: at('from mails', 'emails left out by no link'),
};
