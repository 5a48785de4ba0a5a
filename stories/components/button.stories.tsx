import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#ds/components/button/button.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { cart, lock } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const submitted = fn();
const SendingForm = ({ children }: { children: React.ReactNode }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      submitted(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter).get('do'));
    }}
  >
    {children}
  </form>
);

const meta = {
  title: 'Components/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Donate $50' },
  parameters: guide({
    for: 'Sends a form, with or without script. One filled button a view; the rest are tonal, outlined or quiet; gold is for zakat alone.',
    notFor:
      'Going somewhere (ButtonLink, Link); a press that a script answers (Pressable); a drawing alone (IconButton).',
    anatomy: ['an icon, where it helps', 'the verb', 'while it works: the spinner and the verb over them'],
    keys: [['Enter, Space', 'presses it']],
    announces: 'Its words. While it works: busy, dimmed, and what it does.',
    dos: ['Begin with a verb: "Donate $50".', 'Let it be pressed, then say what is missing.'],
    donts: ['Never disabled.', 'No two filled buttons side by side.'],
  }),
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { name: 'do', value: 'give' },
  render: (args) => (
    <SendingForm>
      <Button {...args} />
    </SendingForm>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    submitted.mockClear();
    const button = canvas.getByRole('button', { name: wordsOf(globals).donate });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(submitted).toHaveBeenCalledTimes(2);
    await expect(submitted).toHaveBeenCalledWith('give');
  },
};

/** It keeps its focus and its width, says what it does, and ignores a second press. */
export const Pending: Story = {
  args: { children: 'Give the whole amount of my zakat for this year now and send me the receipt' },
  render: function Render(args) {
    const say = useWords();
    return (
      <SendingForm>
        <Button {...args} pendingLabel={say.sending} />
        <Button {...args} />
      </SendingForm>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    submitted.mockClear();
    const [working, resting] = canvas.getAllByRole('button');
    await userEvent.click(working!);
    await expect(working).toHaveFocus();
    await expect(submitted).not.toHaveBeenCalled();
    await expect(working).toHaveAttribute('aria-disabled', 'true');
    await expect(working).toHaveAttribute('aria-busy', 'true');
    await expect(working).toHaveAccessibleName(wordsOf(globals).sending);
    await expect(working!.offsetWidth).toBeGreaterThanOrEqual(resting!.offsetWidth);
  },
};

export const Tones: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Inline>
        <Button>{say.donate}</Button>
        <Button tone="tonal">{say.seeProjects}</Button>
        <Button tone="outlined">
          <Icon icon={cart} />
          {say.addToCart}
        </Button>
        <Button tone="quiet">{say.share}</Button>
        <Button tone="gold">{say.openCalculator}</Button>
        <Button tone="danger">{say.reject}</Button>
      </Inline>
    );
  },
};

export const OnDeep: Story = {
  render: function Render() {
    return (
      <div style={{ background: 'var(--ds-color-surfaceDeep)', padding: 24 }}>
        <Button on="deep">{useWords().subscribe}</Button>
      </div>
    );
  },
};

export const Sizes: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Inline>
        <Button size="small">{say.save}</Button>
        <Button>{say.save}</Button>
        <Button size="large">
          <Icon icon={lock} />
          {say.donate}
        </Button>
      </Inline>
    );
  },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight);
    await expect(heights).toEqual([44, 48, 56]);
  },
};

export const FullWidth: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Stack gap={2}>
        {/* In blocks of their own, because a stack makes its members as wide as itself. */}
        <div>
          <Button size="large" isFullWidth>
            {say.donate}
          </Button>
        </div>
        <div>
          <Button tone="outlined" isFullWidth>
            {say.addToCart}
          </Button>
        </div>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.offsetWidth).toBe(button.parentElement!.offsetWidth);
  },
};

export const LongTextNarrow: Story = {
  args: { children: 'Give the whole amount of my zakat for this year now and send me the receipt', size: 'large' },
  globals: { viewport: { value: 'narrow' } },
};
