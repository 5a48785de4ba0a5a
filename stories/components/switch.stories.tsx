import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from '#ds/components/switch/switch.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { name: 'news', label: 'Email', hint: 'We send the receipt there.', onChange: fn() },
  parameters: guide({
    for: 'On or off, at once: a notice, a setting.',
    notFor: 'A choice in a form that is sent later (Checkbox).',
    anatomy: ['the switch', 'what is on or off', 'the hint', 'the error'],
    keys: [['Space', 'switches']],
    announces: 'A switch, on or off; then the hint and the error.',
    dos: ['Name what it does when it is on.'],
    donts: ['No button to save beside it.'],
    status: 'planned',
  }),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    const box = canvas.getByRole('switch', { name: say.email });
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText(say.email));
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(say.receiptAt);
  },
};

export const Refused: Story = {
  args: { defaultChecked: true, error: 'Something went wrong. Nothing was charged.' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(canvas.getByRole('switch')).toBeInvalid();
    await expect(canvas.getByText(wordsOf(globals).wentWrong)).toBeVisible();
  },
};
