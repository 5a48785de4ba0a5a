import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/FormattedNumber',
  tags: ['autodocs'],
  component: FormattedNumber,
  args: { value: 12_480 },
  parameters: guide({
    for: 'A figure, as the language writes it: 12,480, and %74 in Turkish.',
    notFor: 'A sum (Money), a date (FormattedDate).',
    anatomy: ['the figure'],
    keys: [],
    announces: 'The figure.',
    dos: ['`percent` takes 74 for 74 %.'],
    donts: ['No figure written by hand.'],
  }),
} satisfies Meta<typeof FormattedNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('bdi')).toHaveTextContent('12,480');
  },
};

export const Percent: Story = {
  args: { value: 74, kind: 'percent' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('bdi')?.textContent?.replaceAll(/[^\d%٪]/g, '')).toMatch(/^74[%٪]$/);
  },
};

export const Compact: Story = { args: { value: 48_216_900, kind: 'compact' } };
