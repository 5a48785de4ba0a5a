import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#ds/components/card/card.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Stat } from '#ds/components/stat/stat.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Progress and figures',
  tags: ['autodocs'],
  component: Progress,
  args: { value: 50 },
  parameters: { docs: { description: { component: 'How far it has come: fills from where reading begins, once, without motion at once. The number is the hero: one amount a view, its bar directly below. A gold bar always has its figure beside it.' } } },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  render: () => <Stack gap={6}><Progress value={0} /><Progress value={42} /><Progress value={74} size="hero" /><Progress value={38} size="hero" tone="gold" /><Text tone="gold"><FormattedNumber value={38} kind="percent" /></Text><Progress value={130} /></Stack>,
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('progressbar');
    await expect(bars[4]).toHaveAttribute('aria-valuenow', '100');
    await expect(bars[1]).toHaveAccessibleName();
  },
};

export const FillsFromTheStart: Story = {
  render: () => <Progress value={25} />,
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('progressbar');
    const [outer, inner] = [bar.getBoundingClientRect(), (bar.firstElementChild as Element).getBoundingClientRect()];
    await expect(Math.round(globals.locale === 'ar' ? outer.right - inner.right : inner.left - outer.left)).toBe(0);
    await expect(Math.round((inner.width / outer.width) * 100)).toBe(25);
  },
};

export const TheNumberIsTheHero: Story = {
  render: function Render() {
    const say = useWords();
    return <Card tone="raised"><Stack gap={3}><Money minor={6_842_000} currency="USD" size="amount" /><Text tone="muted">{say.raised} <Money minor={9_200_000} currency="USD" /></Text><Progress value={74} size="hero" /><Text size="small" tone="muted"><Money minor={2_358_000} currency="USD" /> {say.stillNeeded}</Text></Stack></Card>;
  },
};

export const Stats: Story = {
  render: function Render() {
    const say = useWords();
    return <Grid columns={3}><Stat value={<Money minor={4_821_690_000} currency="USD" />} label={say.statGiven} /><Stat value={<FormattedNumber value={12_480} />} label={say.statOrphans} /><Stat value={31} label={say.statCountries} /></Grid>;
  },
};

export const StatsNarrow: Story = { ...Stats, globals: { viewport: { value: 'narrow' } } };
