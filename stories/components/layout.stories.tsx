import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Bleed } from '#ds/layout/bleed.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Layout',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The layout owns every gap; a component has no margin outside. Page holds the width, Section a band, Stack and Inline a row of things, Grid equal columns, Split a text and what accompanies it, Bleed what goes to the edges.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <>
        {(['plain', 'sunken', 'sand', 'deep'] as const).map((tone) => (
          <Section key={tone} tone={tone} label={tone}>
            <Page>
              <Heading level={2}>{say.aboutProject}</Heading>
              <Text>{say.lead}</Text>
            </Page>
          </Section>
        ))}
      </>
    );
  },
};

const boxes = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} style={{ background: 'var(--ds-color-surfaceAccent)', padding: 16 }}>
      {text}
    </div>
  ));
export const Grids: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Stack gap={8}>
        {([2, 3, 4, 5] as const).map((columns) => (
          <Grid key={columns} columns={columns}>
            {boxes(columns, say.program)}
          </Grid>
        ))}
      </Stack>
    );
  },
};

export const Splits: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Stack gap={8}>
        <Split aside="summary" beside={boxes(1, say.amount)}>
          <Text>{say.story}</Text>
        </Split>
        <Split aside="filters" side="start" beside={boxes(1, say.search)}>
          <Text>{say.story}</Text>
        </Split>
      </Stack>
    );
  },
};

export const SplitNarrow: Story = {
  ...Splits,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Bleeds: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: function Render() {
    const say = useWords();
    return (
      <Page>
        <Bleed label={say.projects}>
          <div style={{ inlineSize: 900 }}>{say.story}</div>
        </Bleed>
      </Page>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};
