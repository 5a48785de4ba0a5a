import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ds/components/button/button.tsx';
import { Form } from '#ds/components/form/form.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Form',
  tags: ['autodocs'],
  component: Form,
  args: { action: '#', children: null },
  parameters: guide({
    for: 'A native form, with our own words for every rule.',
    notFor: 'A link that looks like an act.',
    anatomy: ['the fields', 'the button', 'what is said while it is on its way'],
    keys: [['Enter in a field', 'sends it']],
    announces: 'The verb, once, while it is on its way.',
    dos: ['One form, one question.'],
    donts: ['Nothing typed is lost, whatever happens.'],
  }),
  render: function Render(args) {
    const say = useWords();
    return (
      <Form {...args}>
        <TextField name="fullName" label={say.fullName} />
        <Button pendingLabel={args.pendingLabel}>{say.save}</Button>
      </Form>
    );
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { label: 'Save changes' },
  play: async ({ canvas, globals }) => {
    const form = canvas.getByRole('form', { name: wordsOf(globals).save });
    await expect(form).toHaveAttribute('method', 'post');
    // Our own words, never the browser's bubbles.
    await expect(form).toHaveAttribute('novalidate');
  },
};

export const Sending: Story = {
  args: { pendingLabel: 'Sending' },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsOf(globals).sending);
    await expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  },
};

export const ForFiles: Story = {
  args: { isMultipart: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('enctype', 'multipart/form-data');
  },
};
