import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '#ds/components/money/money.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Money',
  tags: ['autodocs'],
  component: Money,
  args: { minor: 123_051, currency: 'USD' },
  parameters: guide({
    for: 'A sum, as the language writes it: whole sums without decimals, others with all.',
    notFor: 'A number that is no sum (FormattedNumber).',
    anatomy: ['the sign', 'the figure'],
    keys: [],
    announces: 'The sum.',
    dos: ['Take whole smallest units.'],
    donts: ['No sum built from pieces.'],
  }),
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, globals }) => {
    const sum = canvasElement.querySelector('bdi')!;
    if (globals.locale === 'en') await expect(sum).toHaveTextContent('$1,230.51');
    await expect(sum).not.toHaveTextContent(/[٠-٩]/);
  },
};

/** The largest sum of a total, which fits a phone at twice the text size. */
export const LongTotal: Story = { args: { minor: 4_000_000_040, currency: 'USD', size: 'title' } };

export const Sums: Story = {
  render: () => (
    <Stack align="start">
      <Money minor={6_842_000} currency="USD" size="display" />
      <Money minor={123_051} currency="USD" size="title" />
      <Money minor={2_178_000} currency="SAR" size="large" />
      <Inline gap={6}>
        <Money minor={5000} currency="USD" />
        <Money minor={96_123} currency="USD" />
        <Money minor={1500} currency="JPY" />
        <Money minor={12_345} currency="KWD" />
        <Money minor={250_000} currency="TRY" />
        <Money minor={-5000} currency="EUR" />
      </Inline>
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    const sums = [...canvasElement.querySelectorAll('bdi')].map((sum) => sum.textContent?.replaceAll('\u00A0', ' '));
    if (globals.locale === 'en')
      await expect(sums).toEqual([
        '$68,420',
        '$1,230.51',
        'SAR 21,780',
        '$50',
        '$961.23',
        '¥1,500',
        'KWD 12.345',
        '₺2,500',
        '-€50',
      ]);
    // Where a grid makes a block of it, it begins where the page's lines begin.
    const large = canvasElement.querySelector('bdi')!;
    const [figure, column] = [large, large.parentElement!.parentElement!].map((it) => it.getBoundingClientRect());
    if (document.documentElement.dir === 'rtl') await expect(figure!.right).toBeCloseTo(column!.right, 0);
    else await expect(figure!.left).toBeCloseTo(column!.left, 0);
    await expect(sums.join('')).not.toMatch(/[٠-٩]/);
  },
};
