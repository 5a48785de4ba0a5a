import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Link',
  tags: ['autodocs'],
  component: Link,
  args: { href: '#all', children: 'All 64 projects', tone: 'go' },
  parameters: guide({
    for: 'Goes somewhere: `text` inside a sentence, `go` standing alone with an arrow, `quiet` in lists of links.',
    notFor: 'What does something (Button); the one next step of a view (ButtonLink).',
    anatomy: ['the words', 'the arrow of `go`, which follows the reading'],
    keys: [['Enter', 'follows it']],
    announces: 'A link, by its words or its label; the page that is open says so.',
    dos: ['Words that say where it leads.'],
    donts: ['No "here", no address as words.'],
  }),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole('link', { name: wordsOf(globals).allProjects });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#all');
    // The arrow follows the reading.
    await expect(getComputedStyle(link.querySelector('svg')!).transform).toBe(
      globals.locale === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none',
    );
  },
};

export const InASentence: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Text>
        {say.agree} <Link href="#terms">{say.terms}</Link>.
      </Text>
    );
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
  },
};

export const Quiet: Story = {
  args: { tone: 'quiet', isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};
