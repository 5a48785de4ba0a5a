import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Link',
  tags: ['autodocs'],
  component: Link,
  args: { children: '', href: '#' },
  parameters: { docs: { description: { component: 'Goes somewhere: `text` inside a sentence, `go` standing alone with an arrow, `quiet` in lists of links. What does something is a button.' } } },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Stack align="start">
        <Text>{say.agree} <Link href="#terms">{say.terms}</Link>.</Text>
        <Link href="#all" tone="go">{say.allProjects}</Link>
        <Link href="#case" tone="quiet">{say.readCase}</Link>
      </Stack>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: wordsOf(globals).terms })).toHaveFocus();
  },
};

export const ArrowFollowsTheReading: Story = {
  render: function Render() {
    return <Link href="#all" tone="go">{useWords().allProjects}</Link>;
  },
  play: async ({ canvas, globals }) => {
    const svg = canvas.getByRole('link').querySelector('svg');
    await expect(getComputedStyle(svg as Element).transform).toBe(globals.locale === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none');
  },
};
