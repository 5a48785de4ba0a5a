import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Logo } from '#ds/components/logo/logo.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Heading and text',
  tags: ['autodocs'],
  parameters: { docs: { description: { component: 'Heading takes its place in the outline (level) and, where it differs, its size. Text is running text; `subtle` is for counts and placeholders only. Both set themselves by the language of what they hold, so an Arabic title on an English page stands in Arabic line height.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: function Render() {
    const say = useWords();
    return <Stack gap={6}><Heading level={1} size="display">{say.headline}</Heading><Heading level={2} size="h1">{say.projectTitle}</Heading><Heading level={2}>{say.aboutProject}</Heading><Heading level={3}>{say.organisation}</Heading><Heading level={4}>{say.place}</Heading></Stack>;
  },
};

export const Texts: Story = {
  render: function Render() {
    const say = useWords();
    return <Stack><Text size="lead" tone="muted" measure="narrow">{say.lead}</Text><Text measure="prose">{say.story}</Text><Text size="small" tone="muted">{say.place}</Text><Text size="micro" weight="semibold" tone="accent">{say.programme}</Text><Text tone="gold">{say.zakatEligible}</Text><Text tone="danger">{say.wentWrong}</Text><Text tone="success">{say.accountMade}</Text></Stack>;
  },
};

export const LongTitleNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: function Render() {
    return <Heading level={1}>{useWords().longTitle}</Heading>;
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const AnotherLanguageInside: Story = {
  render: () => (
    <Stack>
      <Heading level={2} lang="ar" dir="rtl">كفالة ستين يتيمًا في عمّان</Heading>
      <Heading level={2} lang="en" dir="ltr">A year of school for 60 children in Amman</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [arabic, english] = canvas.getAllByRole('heading').map((heading) => Number.parseFloat(getComputedStyle(heading).lineHeight));
    await expect(arabic).toBeGreaterThan(english as number);
  },
};

export const Logos: Story = {
  render: function Render() {
    const say = useWords();
    return <Inline gap={8}><Logo name={say.brand} /><Logo /><div style={{ background: 'var(--ds-color-surfaceDeep)', padding: 16 }}><Logo name={say.brand} on="deep" /></div></Inline>;
  },
};
