import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '#ds/components/tag/tag.tsx';
import { clock, draft, flag, rejected, success, verified } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Tag',
  tags: ['autodocs'],
  component: Tag,
  args: { children: 'Zakat-eligible', tone: 'gold', icon: verified },
  parameters: guide({
    for: 'What kind it is, or how it stands: a word and a drawing.',
    notFor: 'A choice (Checkbox, Segmented), a count (Badge).',
    anatomy: ['a drawing', 'a word'],
    keys: [],
    announces: 'The word.',
    dos: ['A drawing with each tone: color is never alone.'],
    donts: ['It cannot be pressed.'],
  }),
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).zakatEligible).querySelector('svg')).not.toBeNull();
  },
};

export const Tones: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Inline gap={2}>
        <Tag icon={draft}>{say.draft}</Tag>
        <Tag tone="warning" icon={clock}>
          {say.waiting}
        </Tag>
        <Tag tone="success" icon={success}>
          {say.published}
        </Tag>
        <Tag tone="danger" icon={rejected}>
          {say.rejected}
        </Tag>
        <Tag tone="info" icon={flag}>
          {say.completed}
        </Tag>
      </Inline>
    );
  },
};
