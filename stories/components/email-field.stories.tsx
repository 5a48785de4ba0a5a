import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/EmailField',
  tags: ['autodocs'],
  component: EmailField,
  args: { name: 'email', hint: 'We send the receipt there.' },
  parameters: guide({
    for: 'An email address: left to right, with the right keyboard, filled in by the browser.',
    notFor: 'Any other text (TextField).',
    anatomy: ['the label', 'the hint', 'the input', 'the error'],
    keys: [['Tab', 'reaches it']],
    announces: 'The label, the hint, whether it is required; when it is refused, invalid and the error.',
    dos: ['Say what will be sent there.'],
    donts: ['Never asked for twice.'],
  }),
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox', { name: wordsOf(globals).email });
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveAttribute('inputmode', 'email');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).toHaveAttribute('dir', 'ltr');
  },
};

export const Invalid: Story = {
  args: { defaultValue: 'huda@example', error: 'Invalid email address. It should look like name@example.org' },
  play: async ({ canvas, globals }) => {
    const say = wordsOf(globals);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(`${say.receiptAt} ${say.badEmail}`);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
