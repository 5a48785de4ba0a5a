import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountField } from '#ds/components/amount-field/amount-field.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Presets } from '#ds/components/presets/presets.tsx';
import { RadioCards } from '#ds/components/radio-cards/radio-cards.tsx';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import { Switch } from '#ds/components/switch/switch.tsx';
import { bank, card } from '#ds/icons/glyphs.ts';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Choices',
  tags: ['autodocs'],
  parameters: { docs: { description: { component: 'Segmented: two to five words, all in sight. RadioCards: a few that want a sentence. Presets: sums. Checkbox: yes or no, sent with the form. Switch: on or off at once. All are native radios and boxes: arrow keys move a choice, Space ticks a box; the chosen one is told by its corner, dot or tick as well as by colour.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = fn();
export const SegmentedChoice: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Stack>
        <Segmented name="kind" label={say.howOften} isLabelHidden defaultValue="once" options={[{ value: 'once', label: say.once }, { value: 'regular', label: say.regular }]} onChange={chosen} />
        <Segmented name="interval" label={say.howOften} defaultValue="monthly" options={[{ value: 'daily', label: say.daily }, { value: 'weekly', label: say.weekly }, { value: 'monthly', label: say.monthly }, { value: 'yearly', label: say.yearly }]} />
      </Stack>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: say.once })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: say.regular })).toBeChecked();
    await expect(chosen).toHaveBeenLastCalledWith('regular');
    await userEvent.click(canvas.getByText(say.once));
    await expect(canvas.getByRole('radio', { name: say.once })).toBeChecked();
  },
};

export const SegmentedNarrow: Story = { ...SegmentedChoice, play: async () => {}, globals: { viewport: { value: 'narrow' } } };

export const PresetSums: Story = {
  render: function Render() {
    const say = useWords();
    return <Presets name="amount" label={say.amount} amounts={[1000, 2000, 5000, 10_000]} currency="USD" defaultValue={2000} onChange={chosen}><AmountField name="other" label={say.otherAmount} currency="USD" placeholder={say.minimum} /></Presets>;
  },
  play: async ({ canvas, userEvent }) => {
    const [, second, third] = canvas.getAllByRole('radio');
    await expect(second).toBeChecked();
    await userEvent.click(third as HTMLElement);
    await expect(third).toBeChecked();
    await expect(chosen).toHaveBeenLastCalledWith(5000);
  },
};

export const PresetsNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: function Render() {
    const say = useWords();
    return <Presets name="amount" label={say.amount} amounts={[37_500, 75_000, 187_500, 375_000]} currency="SAR" error={say.badAmount} />;
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Cards: Story = {
  render: function Render() {
    const say = useWords();
    return <RadioCards name="method" label={say.payment} defaultValue="card" options={[{ value: 'card', label: say.cardPay, description: say.cardNote, glyph: card }, { value: 'bank', label: say.bankPay, description: say.bankNote, glyph: bank }]} />;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.click(canvas.getByText(say.bankNote));
    await expect(canvas.getByRole('radio', { name: new RegExp(say.bankPay) })).toBeChecked();
  },
};

export const CardsNarrow: Story = { ...Cards, play: async () => {}, globals: { viewport: { value: 'narrow' } } };

export const Boxes: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Stack gap={1}>
        <Checkbox name="private" label={say.keepPrivate} isChecked />
        <Checkbox name="behalf" label={say.onBehalf} hint={say.nameHint} onChange={chosen} />
        <Checkbox name="terms" label={<>{say.agree} <Link href="#terms">{say.terms}</Link></>} error={say.required} />
        <Checkbox name="type" value="orphan" label={say.programme} count={14} />
        <Switch name="news" label={say.receiptAt} isOn />
        <Switch name="sms" label={say.phone} />
      </Stack>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: new RegExp(wordsOf(globals).onBehalf) });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(chosen).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText(wordsOf(globals).onBehalf));
    await expect(box).not.toBeChecked();
  },
};
