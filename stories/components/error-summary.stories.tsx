import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/ErrorSummary',
  tags: ['autodocs'],
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'fullName', message: 'This field is required.' },
      { fieldId: 'email', message: 'Invalid email address. It should look like name@example.org' },
      { message: 'Something went wrong. Nothing was charged.' },
    ],
  },
  parameters: guide({
    for: 'What is to be put right, on top of a form that was refused.',
    notFor: 'A single failure that concerns no field (Banner).',
    anatomy: ['how many things', 'a link to each field'],
    keys: [
      ['Tab', 'goes through the links'],
      ['Enter', 'leads to the field'],
    ],
    announces: 'At once, with the focus on it.',
    dos: ['The same sentence as under the field.'],
    donts: ['No summary while somebody types.'],
  }),
  render: function Render(args) {
    const say = useWords();
    return (
      <Stack>
        <ErrorSummary {...args} />
        <TextField name="fullName" label={say.fullName} error={say.required} />
        <TextField name="email" label={say.email} error={say.badEmail} />
      </Stack>
    );
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('3');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say.required })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: say.badEmail })).toHaveAttribute('href', '#email');
    await expect(canvas.getByRole('textbox', { name: say.fullName })).toHaveAttribute('id', 'fullName');
  },
};

export const NothingWrong: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
