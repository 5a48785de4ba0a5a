import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from '#ds/components/select/select.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Select',
  tags: ['autodocs'],
  component: Select,
  args: {
    name: 'cause',
    label: 'Give to',
    placeholder: '—',
    options: [
      { value: 'need', label: 'Where the need is greatest' },
      { value: 'orphan', label: 'Orphan sponsorship' },
    ],
    onChange: fn(),
  },
  parameters: guide({
    for: 'One of many, where the person knows the list: a country, a cause.',
    notFor: 'Two to five choices (Segmented, RadioCards).',
    anatomy: ['the label', 'the hint', 'the list, with its chevron', 'the error'],
    keys: [
      ['Arrow keys', 'choose'],
      ['A letter', 'finds'],
    ],
    announces: 'The label, the hint, whether it is required; when it is refused, invalid and the error.',
    dos: ['Choose the likely one at first.'],
    donts: ['No list of one.'],
  }),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: wordsOf(globals).giveTo });
    await expect(list).toHaveValue('');
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'orphan');
    await expect(list).toHaveValue('orphan');
    await expect(args.onChange).toHaveBeenLastCalledWith('orphan');
  },
};

export const Invalid: Story = {
  args: { error: 'This field is required.' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(wordsOf(globals).required);
  },
};

export const Chosen: Story = {
  args: { defaultValue: 'orphan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('orphan');
  },
};
