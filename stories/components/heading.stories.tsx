import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Heading',
  tags: ['autodocs'],
  component: Heading,
  args: { level: 2, children: 'About this project' },
  parameters: guide({
    for: 'A title, with its place in the outline and, where that differs, its size.',
    notFor: 'A label of a field, a term of a list.',
    anatomy: ['the words'],
    keys: [],
    announces: 'A heading of its level.',
    dos: ['One level 1 a page, no level skipped.'],
    donts: ['No level chosen for its size.'],
  }),
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: wordsOf(globals).aboutProject })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Stack gap={6}>
        <Heading level={1} size="display">
          {say.headline}
        </Heading>
        <Heading level={2} size="h1">
          {say.projectTitle}
        </Heading>
        <Heading level={2}>{say.aboutProject}</Heading>
        <Heading level={3}>{say.institution}</Heading>
        <Heading level={4}>{say.place}</Heading>
      </Stack>
    );
  },
};

/** Type follows the language of the text: Arabic letters stand taller. */
export const AnotherLanguageInside: Story = {
  render: () => (
    <Stack>
      <Heading level={2} lang="ar" dir="rtl">
        كفالة ستين يتيمًا في عمّان
      </Heading>
      <Heading level={2} lang="en" dir="ltr">
        A year of school for 60 children in Amman
      </Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [arabic, english] = canvas
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).lineHeight));
    await expect(arabic).toBeGreaterThan(english as number);
  },
};

export const LongTitleNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: function Render() {
    return <Heading level={1}>{useWords().longTitle}</Heading>;
  },
};
