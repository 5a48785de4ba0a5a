import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/DefinitionList',
  tags: ['autodocs'],
  component: DefinitionList,
  args: {
    items: [
      { term: 'Beneficiaries', value: '60 children' },
      { term: 'Age', value: '6 to 17 years' },
      { term: 'City', value: 'Amman, Jordan' },
    ],
  },
  parameters: guide({
    for: 'Facts in columns, or the rows of a receipt.',
    notFor: 'Steps, a menu, a table with more than two columns.',
    anatomy: ['terms', 'values'],
    keys: [],
    announces: 'A list of terms, each with its value.',
    dos: ['`rows` where the values are sums.'],
    donts: ['No empty value: leave the row out.'],
  }),
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).age).nextElementSibling).toHaveTextContent(wordsOf(globals).ages);
  },
};

export const Rows: Story = { args: { look: 'rows' } };
/** How a value came about stands under it, over the whole line. */
export const WithNotes: Story = {
  args: { look: 'rows', items: [{ term: 'Gold, 21 karat', value: '$2,306.76', note: '20.5 g × $112.525' }] },
  play: async ({ canvas }) => {
    const [term, note] = [canvas.getByText('Gold, 21 karat'), canvas.getByText('20.5 g × $112.525')];
    await expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(term.getBoundingClientRect().bottom);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
