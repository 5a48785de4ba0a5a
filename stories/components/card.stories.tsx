import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#ds/components/card/card.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { useWords } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Card',
  tags: ['autodocs'],
  component: Card,
  args: { children: 'About this project' },
  parameters: guide({
    for: 'What belongs together, within a line.',
    notFor: 'A list of facts (DefinitionList), a note (Banner), a band across the page (Section).',
    anatomy: ['the edge', 'what it holds'],
    keys: [],
    announces: 'Nothing, unless it has a label: then a region.',
    dos: ['`raised` only for the sheet that holds a donation form.'],
    donts: ['No card within a card.'],
  }),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Grid columns={2}>
        {(['plain', 'raised', 'deep', 'gold', 'sunken'] as const).map((tone) => (
          <Card key={tone} tone={tone}>
            <Text>{say.story}</Text>
          </Card>
        ))}
      </Grid>
    );
  },
};

export const Narrow: Story = { ...Tones, globals: { viewport: { value: 'narrow' } } };
