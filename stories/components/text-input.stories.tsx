import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextInput } from '#ds/components/text-input/text-input.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/TextInput',
  tags: ['autodocs'],
  component: TextInput,
  args: { name: 'search', type: 'search', label: 'Search projects', onChange: fn() },
  parameters: guide({
    for: 'The input alone, where the place itself says what is typed: a search, the newsletter.',
    notFor: 'A field of a form: TextField, which has a label, a hint and an error.',
    anatomy: ['the input'],
    keys: [['Tab', 'reaches it']],
    announces: 'Its label, what it holds, and whether it is invalid or required.',
    dos: ['Always give a label: nobody sees it, somebody hears it.'],
    donts: ['No placeholder in place of a label.'],
  }),
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: wordsOf(globals).search });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
  },
};

export const Invalid: Story = {
  args: { isInvalid: true, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeInvalid();
    await expect(canvas.getByRole('searchbox')).toBeRequired();
  },
};
