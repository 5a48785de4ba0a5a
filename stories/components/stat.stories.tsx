import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '#ds/components/money/money.tsx';
import { Stat } from '#ds/components/stat/stat.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Stat',
  tags: ['autodocs'],
  component: Stat,
  args: { value: 31, label: 'countries' },
  parameters: guide({
    for: 'A figure and what it counts, among two or three others.',
    notFor: 'The one amount of a view (Money, display).',
    anatomy: ['the figure', 'what it counts'],
    keys: [],
    announces: 'What it counts, then the figure.',
    dos: ['Round what nobody checks.'],
    donts: ['No weak figure: leave it out.'],
  }),
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).statCountries).nextElementSibling).toHaveTextContent('31');
  },
};

export const Three: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Grid columns={3}>
        <Stat value={<Money minor={4_821_690_000} currency="USD" />} label={say.statGiven} />
        <Stat value={480} label={say.statOrphans} />
        <Stat value={31} label={say.statCountries} />
      </Grid>
    );
  },
};

export const Narrow: Story = { ...Three, globals: { viewport: { value: 'narrow' } } };
