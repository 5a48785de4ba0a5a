import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountField } from '#ds/components/amount-field/amount-field.tsx';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { QuantityField } from '#ds/components/number-field/quantity-field.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Text fields',
  tags: ['autodocs'],
  component: TextField,
  args: { label: '', name: 'fullName' },
  parameters: { docs: { description: { component: 'Native fields: they work before and without script and take `name`, `label`, `hint`, `error`. The error stands under the field with a mark, is tied by aria-describedby and is read with it. AmountField is for sums, EmailField for addresses, Select for one of a known list, QuantityField for how many where there is no script.' } } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Grid columns={2} gap={5}>
        <TextField name="fullName" label={say.fullName} hint={say.nameHint} autoComplete="name" />
        <EmailField name="email" hint={say.receiptAt} />
        <Select name="cause" label={say.giveTo} options={[{ value: 'need', label: say.needGreatest }, { value: 'orphan', label: say.programme }]} />
        <AmountField name="amount" label={say.otherAmount} currency="USD" placeholder={say.minimum} />
        <QuantityField name="shares" label={say.quantity} defaultValue={2} max={7} />
        <TextField name="iban" label={say.iban} defaultValue="SA03 8000 0000 6080 1016 7519" isLeftToRight />
        <TextField name="note" label={say.message} isRequired={false} isMultiline maxLength={500} />
      </Grid>
    );
  },
};

export const Invalid: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Grid columns={2} gap={5}>
        <TextField name="fullName" label={say.fullName} error={say.required} isRequired />
        <EmailField name="email" defaultValue="huda@example" hint={say.receiptAt} error={say.badEmail} />
        <Select name="cause" label={say.giveTo} placeholder="—" options={[{ value: 'need', label: say.needGreatest }]} error={say.required} />
        <AmountField name="amount" label={say.otherAmount} currency="SAR" defaultValue="0.2" error={say.badAmount} />
        <TextField name="note" label={say.message} isMultiline error={say.required} />
      </Grid>
    );
  },
  play: async ({ canvas, globals }) => {
    const say = wordsOf(globals);
    const field = canvas.getByRole('textbox', { name: say.fullName });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(say.required);
  },
};

const typed = fn();
export const Typed: Story = {
  render: function Render() {
    const say = useWords();
    return <Stack><TextField name="fullName" label={say.fullName} onChange={typed} /><AmountField name="amount" label={say.amount} currency="USD" onChange={typed} /></Stack>;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: say.fullName })).toHaveFocus();
    await userEvent.keyboard(say.huda);
    await expect(typed).toHaveBeenLastCalledWith(say.huda);
    await userEvent.tab();
    await userEvent.keyboard('٥٠');
    await expect(typed).toHaveBeenLastCalledWith('٥٠');
  },
};

export const LeftToRightStandsAtItsLabel: Story = {
  render: function Render() {
    return <EmailField name="email" defaultValue="huda@example.org" label={useWords().email} />;
  },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('dir', 'ltr');
    await expect(getComputedStyle(input).textAlign).toBe(globals.locale === 'ar' ? 'end' : 'start');
  },
};

export const LongTextNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: function Render() {
    const say = useWords();
    return <Stack><TextField name="a" label={say.longTitle} hint={say.lead} error={say.longAction} /><Select name="b" label={say.giveTo} options={[{ value: 'a', label: say.longTitle }]} /></Stack>;
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
