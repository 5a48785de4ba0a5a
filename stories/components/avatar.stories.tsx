import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '#ds/components/avatar/avatar.tsx';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Huda Al-Salem' },
  parameters: guide({
    for: 'A person by picture or first letter, beside the name.',
    notFor: 'An institution (Logo), a beneficiary: no faces.',
    anatomy: ['the picture, or the letter'],
    keys: [],
    announces: 'Nothing: the name stands beside it.',
    dos: ['Put the name beside it, or into the label of its button.'],
    donts: ['Never alone.'],
  }),
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent(/^.$/u);
  },
};

export const Large: Story = { args: { size: 'large' } };
