import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '#ds/components/breadcrumb/breadcrumb.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Breadcrumb',
  tags: ['autodocs'],
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '#' },
      { label: 'Projects', href: '#projects' },
      { label: 'A year of school, meals and care for 60 children in Amman' },
    ],
  },
  parameters: guide({
    for: 'Where one is, from the start to this page.',
    notFor: 'The steps of a form; tabs.',
    anatomy: ['links', 'chevrons that follow the reading', 'this page'],
    keys: [['Tab', 'goes through the links']],
    announces: 'A navigation "Breadcrumb"; the last is the current page.',
    dos: ['Keep the words of the pages themselves.'],
    donts: ['No link to the page that is open.'],
  }),
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await expect(canvas.getByText(say.projectTitle)).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say.home })).toHaveFocus();
    // The chevron points to where reading goes.
    const chevron = canvas.getByRole('navigation').querySelector('svg')!;
    await expect(getComputedStyle(chevron).transform).toBe(
      globals.locale === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none',
    );
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
