import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/ButtonLink',
  tags: ['autodocs'],
  component: ButtonLink,
  args: { children: 'Donate $50', href: '#give' },
  parameters: guide({
    for: 'Goes somewhere and looks like a button: the one next step of a view.',
    notFor: 'A link within a sentence or a list (Link); sending a form (Button).',
    anatomy: ['an icon, where it helps', 'where it leads'],
    keys: [['Enter', 'follows it']],
    announces: 'A link, by its words or its label.',
    dos: ['Give a label where the words alone do not say which: "Donate" under twelve cards.'],
    donts: ['No act behind it: an address can be opened by a machine.'],
  }),
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole('link', { name: wordsOf(globals).donate });
    await expect(link).toHaveAttribute('href', '#give');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** The name says more than the words that are seen, and holds them: who speaks them reaches it. */
export const Labelled: Story = {
  args: { label: 'All 64 projects', children: 'Projects', tone: 'outlined', size: 'small' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(wordsOf(globals).allProjects);
  },
};
