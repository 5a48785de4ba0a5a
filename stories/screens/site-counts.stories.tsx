import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { CountPeriod } from '#src/domain/count-period.ts';
import { SiteCountsScreen } from '#src/screens/site-counts/site-counts-screen.tsx';
import { siteCountsFixture } from '#tests/fixtures/site-counts.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Visits and donations', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

const Screen = ({ kind, period }: { period: CountPeriod; kind?: 'usual' | 'no donations' | 'empty' }) => (
  <Framed>
    <SiteCountsScreen locale={useLocale()} view={siteCountsFixture(period, kind)} />
  </Framed>
);

/** The table beside the drawing has a row for each column, its head and its sum. */
async function expectRows(story: Played, rows: number): Promise<void> {
  const side = story.canvas.getByRole('region', {
    name: translatorOf(story)(msg`Pages and donations over the period`),
  });
  await expect(within(side).getAllByRole('row')).toHaveLength(rows + 2);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** The period is chosen by a native form, and the one of the address is ticked. */
export const Usual: Story = {
  parameters: at('admin counts', 'usual'),
  render: () => <Screen period="month" />,
  play: async (story) => {
    const say = translatorOf(story);
    await expectRows(story, 30);
    const chosen = story.canvas.getByRole('radio', { name: say(msg`30 days`) });
    await expect(chosen).toBeChecked();
    await expect(chosen.closest('form')!.getAttribute('action')).toMatch(/\/admin\/counts$/);
    await story.userEvent.click(story.canvas.getByRole('radio', { name: say(msg`12 months`) }));
    await expect(new FormData(chosen.closest('form')!).get('period')).toBe('year');
    await story.userEvent.click(chosen);
    // A kind of page by its name; one that is no page any more by its address.
    await expect(story.canvas.getByRole('rowheader', { name: say(msg`Project page`) })).toBeVisible();
    await expect(story.canvas.getByRole('rowheader', { name: '/a-former-page' })).toBeVisible();
  },
};

export const SevenDays: Story = {
  parameters: at('admin counts', '7 days'),
  render: () => <Screen period="week" />,
  play: (story) => expectRows(story, 7),
};

export const ThirteenWeeks: Story = {
  parameters: at('admin counts', '13 weeks'),
  render: () => <Screen period="quarter" />,
  play: (story) => expectRows(story, 13),
};

export const TwelveMonths: Story = {
  parameters: at('admin counts', '12 months'),
  render: () => <Screen period="year" />,
  play: (story) => expectRows(story, 12),
};

/** Nothing is divided by nothing. */
export const NoDonations: Story = {
  parameters: at('admin counts', 'no donations'),
  render: () => <Screen period="week" kind="no donations" />,
  play: async (story) => {
    const share = story.canvas.getByText(translatorOf(story)(msg`Share of started donations that were finished`));
    await expect(share.nextElementSibling).toHaveTextContent(/^–$/);
    // The drawing of the pages alone, once for wide windows and once for narrow ones.
    await expect(story.canvasElement.querySelectorAll('figure svg')).toHaveLength(2);
  },
};

/** The period can still be changed. */
export const Empty: Story = {
  parameters: at('admin counts', 'empty'),
  render: () => <Screen period="week" kind="empty" />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Nothing was counted in this period`))).toBeVisible();
    await expect(story.canvas.getAllByRole('radio')).toHaveLength(4);
    await expect(story.canvas.queryByRole('table')).toBeNull();
  },
};
