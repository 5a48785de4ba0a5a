import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Text',
  tags: ['autodocs'],
  component: Text,
  args: {
    children:
      'Sixty children between six and seventeen live at Dar Al-Noor. Most lost both parents; some have a mother who cannot house them yet. What the home lacks, each year, is the cost of learning.',
    measure: 'prose',
  },
  parameters: guide({
    for: 'Running text.',
    notFor: 'A title (Heading), a note that stands out (Banner).',
    anatomy: ['the words'],
    keys: [],
    announces: 'The words.',
    dos: ['`subtle` for counts and placeholders only.', 'Give another language its lang and dir.'],
    donts: ['No size chosen for weight.'],
  }),
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).story).localName).toBe('p');
  },
};

export const Looks: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Stack>
        <Text size="lead" tone="muted" measure="narrow">
          {say.lead}
        </Text>
        <Text size="small" tone="muted">
          {say.place}
        </Text>
        <Text size="micro" weight="semibold" tone="accent">
          {say.program}
        </Text>
        <Text tone="gold">{say.zakatEligible}</Text>
        <Text tone="danger">{say.wentWrong}</Text>
        <Text tone="success">{say.accountMade}</Text>
      </Stack>
    );
  },
};
