import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#ds/components/card/card.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Progress',
  tags: ['autodocs'],
  component: Progress,
  args: { value: 25 },
  parameters: guide({
    for: 'How far it has come: fills from where reading begins, once.',
    notFor: 'Waiting (Spinner, Skeleton); a gold bar without its figure.',
    anatomy: ['the track', 'the fill', 'the star of the large one'],
    keys: [],
    announces: 'A progress bar, by its label, with its percentage or its sentence.',
    dos: ['Put the figure beside it.', 'One large bar a view, directly below its amount.'],
    donts: ['Never more than full.'],
  }),
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAccessibleName();
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    const [outer, inner] = [bar.getBoundingClientRect(), bar.firstElementChild!.getBoundingClientRect()];
    await expect(Math.round(globals.locale === 'ar' ? outer.right - inner.right : inner.left - outer.left)).toBe(0);
    await expect(Math.round((inner.width / outer.width) * 100)).toBe(25);
  },
};

export const Bars: Story = {
  render: () => (
    <Stack gap={6}>
      <Progress value={0} />
      <Progress value={74} size="large" valueText="44 of 60" />
      <Progress value={38} size="large" tone="gold" />
      <Progress value={130} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('progressbar');
    await expect(bars[0]).toBeEmptyDOMElement();
    await expect(bars[1]).toHaveAttribute('aria-valuetext', '44 of 60');
    await expect(bars[3]).toHaveAttribute('aria-valuenow', '100');
  },
};

export const UnderItsAmount: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Card tone="raised">
        <Stack gap={3}>
          <Money minor={6_842_000} currency="USD" size="display" />
          <Text tone="muted">
            {say.raised} <Money minor={9_200_000} currency="USD" />
          </Text>
          <Progress value={74} size="large" />
        </Stack>
      </Card>
    );
  },
};

export const OnDeep: Story = {
  render: () => (
    <div style={{ background: 'var(--ds-color-surfaceDeep)', padding: 24 }}>
      <Progress value={60} tone="gold" on="deep" />
    </div>
  ),
};
