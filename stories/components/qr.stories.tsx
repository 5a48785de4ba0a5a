import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Qr } from '#ds/components/qr/qr.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Qr',
  tags: ['autodocs'],
  component: Qr,
  args: { label: 'Bank details as a code to scan', value: 'SA0380000000608010167519' },
  parameters: guide({
    for: 'A code to scan, drawn on the server, black on white in every theme.',
    notFor: 'The only way to a value: the same stands beside it as text.',
    anatomy: ['the code with its quiet edge'],
    keys: [],
    announces: 'An image, by its label.',
    dos: ['Put the text beside it.'],
    donts: ['No colors, no logo inside.'],
  }),
} satisfies Meta<typeof Qr>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const code = canvas.getByRole('img', { name: wordsOf(globals).scan });
    await expect(code.querySelector('path')).toHaveAttribute('fill', '#fff');
  },
};
