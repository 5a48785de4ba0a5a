import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#ds/components/button/button.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { cart, lock } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: '' },
  parameters: { docs: { description: { component: 'Sends a form, with or without script. One filled button a view; the rest are tonal, outlined or quiet; gold is for zakat alone. To go somewhere use ButtonLink, for a press answered by script Pressable. Keys: Enter and Space. It is never disabled: let it be pressed, then say what is missing.' } } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: function Tones() {
    const say = useWords();
    return (
      <Inline>
        <Button>{say.donate}</Button>
        <Button tone="tonal">{say.seeProjects}</Button>
        <Button tone="outlined"><Icon glyph={cart} />{say.addToCart}</Button>
        <Button tone="quiet">{say.share}</Button>
        <Button tone="zakat">{say.openCalculator}</Button>
        <Button tone="danger">{say.reject}</Button>
      </Inline>
    );
  },
};

export const OnDeep: Story = {
  render: function OnDeep() {
    return <div style={{ background: 'var(--ds-color-surfaceDeep)', padding: 24 }}><Button tone="light">{useWords().subscribe}</Button></div>;
  },
};

export const Sizes: Story = {
  render: function Sizes() {
    const say = useWords();
    return <Inline><Button size="small">{say.save}</Button><Button>{say.save}</Button><Button size="large"><Icon glyph={lock} />{say.donate}</Button></Inline>;
  },
};

export const FullWidth: Story = {
  render: function FullWidth() {
    const say = useWords();
    return <Stack gap={2}><Button size="large" isFullWidth>{say.donate}</Button><Button tone="outlined" isFullWidth><Icon glyph={cart} />{say.addToCart}</Button></Stack>;
  },
};

const submitted = fn();
export const SendsItsForm: Story = {
  render: function SendsItsForm() {
    return <form onSubmit={(event) => { event.preventDefault(); submitted(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter).get('do')); }}><Button name="do" value="give">{useWords().donate}</Button></form>;
  },
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

const again = fn();
export const Pending: Story = {
  render: function Pending() {
    const say = useWords();
    return <form onSubmit={(event) => { event.preventDefault(); again(); }}><Button pendingLabel={say.sending}>{say.donate}</Button></form>;
  },
  play: async ({ canvas, globals, userEvent }) => {
    again.mockClear();
    const button = canvas.getByRole('button', { name: wordsOf(globals).sending });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(again).not.toHaveBeenCalled();
  },
};

export const LinkThatLooksLikeIt: Story = {
  render: function LinkThatLooksLikeIt() {
    const say = useWords();
    return <Inline><ButtonLink href="#give">{say.donate}</ButtonLink><ButtonLink href="#sign-in" tone="outlined" size="small">{say.signIn}</ButtonLink></Inline>;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: wordsOf(globals).signIn })).toHaveAttribute('href', '#sign-in');
  },
};

export const LongTextNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: function LongTextNarrow() {
    return <Button size="large">{useWords().longAction}</Button>;
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EveryTargetIs44: Story = {
  ...Sizes,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
