import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ds/components/button/button.tsx';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Form } from '#ds/components/form/form.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Form',
  tags: ['autodocs'],
  component: Form,
  args: { action: '#', children: null },
  parameters: { docs: { description: { component: 'A native form with our own words for every rule. When something is wrong the summary stands on top, takes the focus, and leads to each field; under each field the same sentence. While it is on its way the verb is said once, politely.' } } },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  render: function Render() {
    const say = useWords();
    return <Form action="#"><TextField name="fullName" label={say.fullName} /><EmailField name="email" /><Button>{say.save}</Button></Form>;
  },
};

export const Refused: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Form action="#">
        <ErrorSummary errors={[{ fieldId: 'fullName', message: say.required }, { fieldId: 'email', message: say.badEmail }, { message: say.wentWrong }]} />
        <TextField name="fullName" label={say.fullName} error={say.required} />
        <EmailField name="email" defaultValue="huda@example" error={say.badEmail} />
        <Button>{say.save}</Button>
      </Form>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say.required })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: say.badEmail })).toHaveAttribute('href', '#email');
    await expect(canvas.getByRole('textbox', { name: say.fullName })).toHaveAttribute('id', 'fullName');
  },
};

export const Sending: Story = {
  render: function Render() {
    const say = useWords();
    return <Form action="#" pendingLabel={say.sending}><TextField name="fullName" label={say.fullName} defaultValue={say.huda} /><Button pendingLabel={say.sending}>{say.save}</Button></Form>;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsOf(globals).sending);
  },
};
