import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { endowmentDetails } from '#src/server/demo/endowment-years.ts';
import { projectDetailFixture } from '#tests/fixtures/project-detail.ts';
import { at } from '#tests/screens.ts';
import { translatorOf, written } from './frame.tsx';
import { Project } from './project-page.tsx';

export default { title: 'Screens/Endowment', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const RAISED = 31_050_000;
const years: ProjectDetail['years'] = endowmentDetails['Orphans’ education endowment'].years.map((year) => ({
  ...year,
  capital: 'capital' in year ? year.capital : RAISED,
  isRunning: !('capital' in year),
}));
const endowment = (overrides: Partial<ProjectDetail> = {}): ProjectDetail => ({
  ...projectDetailFixture(),
  slug: 'orphans-education-endowment',
  title: { en: 'Orphans’ education endowment', ar: 'وقف تعليم الأيتام', tr: 'Yetimlerin eğitimi için vakıf' },
  isEndowment: true,
  isSuitableForZakat: false,
  endowmentPercentage: 0,
  goal: 50_000_000,
  raised: RAISED,
  impacts: [],
  years,
  ...overrides,
});

/** The table has what the drawing shows, the newest year first. */
export const Usual: Story = {
  parameters: at('endowment', 'usual'),
  render: () => <Project project={endowment()} />,
  play: async (story) => {
    const rows = within(story.canvas.getByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(years.length + 1);
    await expect(rows[1]).toHaveTextContent('2026');
    await expect(rows.at(-1)).toHaveTextContent('2020');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What the chosen amount may give stands below it; before a full year has given income nothing is expected. */
export const Forecast: Story = {
  render: () => <Project project={endowment()} />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const shown = () =>
      [...canvasElement.querySelectorAll('form p')]
        .filter((line) => (line as HTMLElement).offsetParent !== null)
        .map((line) => line.textContent)
        .join(' ');
    await userEvent.click(canvas.getByRole('radio', { name: written('50') }));
    await expect(shown()).toMatch(/600/);
    await expect(shown()).not.toMatch(/1,200/);
    await userEvent.click(canvas.getByRole('radio', { name: written('100') }));
    await expect(shown()).toMatch(/1,200/);
  },
};

/** The donation stands over the foot of the cover, beside the words; what is kept is the large number. */
export const OverTheCover: Story = {
  parameters: at('endowment', 'usual'),
  render: () => <Project project={endowment()} />,
  play: async (story) => {
    const { canvas, canvasElement } = story;
    const band = canvasElement.querySelector('img[height="615"]')!.getBoundingClientRect();
    const card = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(Math.round(band.bottom - card.top)).toBe(88);
    await expect(band.width).toBeGreaterThan(card.width * 2);
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThan(band.bottom);
    await expect(card.right <= title.left || card.left >= title.right).toBe(true);
    await expect(canvas.getAllByText(/310,500/)[0]).toBeVisible();
  },
};

/** On a phone the title and the amount come before the donation, and nothing lies over the drawing. */
export const OnAPhone: Story = {
  parameters: at('endowment', 'usual'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Project project={endowment()} />,
  play: async (story) => {
    const { canvas } = story;
    const card = canvas.getByRole('complementary').getBoundingClientRect();
    const bar = canvas
      .getByRole('progressbar', { name: translatorOf(story)(msg`Capital raised`) })
      .getBoundingClientRect();
    await expect(bar.top).toBeGreaterThan(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom);
    await expect(card.top).toBeGreaterThan(bar.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Every month is chosen at first; once is a press away. */
export const Recurring: Story = {
  parameters: at('endowment', 'recurring'),
  render: () => <Project project={endowment()} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await expect(canvas.getByRole('radio', { name: say(msg`Recurring`) })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: say(msg`Monthly`) })).toBeChecked();
    canvas.getByRole('radio', { name: say(msg`Recurring`) }).focus();
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: say(msg`One-time`) })).toBeChecked();
  },
};

export const FirstYear: Story = {
  parameters: at('endowment', 'first year'),
  render: () => <Project project={endowment({ years: [] })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByText(say(msg`This endowment is in its first year, and no income has been given yet.`)),
    ).toBeVisible();
    await expect(story.canvas.queryByRole('table')).toBeNull();
  },
};

/** The level steps down, and the year says why. */
export const YearOfLoss: Story = {
  parameters: at('endowment', 'a year of loss'),
  render: () => <Project project={endowment({ years: years.slice(3, 5) })} />,
  play: async (story) => {
    const { canvas, canvasElement } = story;
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('rect').length).toBeGreaterThan(0);
  },
};

/** A year that earned nothing has an empty place below the line and its row in the table. */
export const YearWithoutIncome: Story = {
  parameters: at('endowment', 'a year without income'),
  render: () => (
    <Project
      project={endowment({
        years: years.map((year, index) => (index === 2 ? { ...year, earned: 0, given: 0 } : year)),
      })}
    />
  ),
  play: async (story) => {
    const row = within(story.canvas.getByRole('table')).getByRole('row', { name: new RegExp(String(years[2]!.year)) });
    await expect(row).toHaveTextContent(/[0٠]/);
  },
};

/** A full endowment still takes donations: more capital gives more every year. */
export const GoalReached: Story = {
  parameters: at('endowment', 'goal reached'),
  render: () => <Project project={endowment({ raised: 50_000_000, remaining: 0 })} />,
  play: async (story) => {
    const bar = story.canvas.getByRole('progressbar', { name: translatorOf(story)(msg`Capital raised`) });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(story.canvas.getByRole('radio', { name: translatorOf(story)(msg`Monthly`) })).toBeChecked();
  },
};

export const Yearly: Story = {
  parameters: at('endowment', 'yearly'),
  render: () => <Project project={endowment()} />,
  play: async (story) => {
    const yearly = story.canvas.getByRole('radio', { name: translatorOf(story)(msg`Yearly`) });
    await story.userEvent.click(yearly);
    await expect(yearly).toBeChecked();
  },
};

export const Once: Story = {
  parameters: at('endowment', 'once'),
  render: () => <Project project={endowment()} />,
  play: async (story) => {
    const say = translatorOf(story);
    await story.userEvent.click(story.canvas.getByRole('radio', { name: say(msg`One-time`) }));
    await expect(story.canvas.queryByRole('radio', { name: say(msg`Monthly`) })).toBeNull();
  },
};
