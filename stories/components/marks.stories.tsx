import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '#ds/components/avatar/avatar.tsx';
import { Badge } from '#ds/components/badge/badge.tsx';
import { IconButton } from '#ds/components/button/icon-button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { Medal } from '#ds/components/medal/medal.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { cart, clock, draft, flag, rejected, success, verified } from '#ds/icons/glyphs.ts';
import { Grid } from '#ds/layout/grid.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { useWords } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Tags, badges, cards',
  tags: ['autodocs'],
  parameters: { docs: { description: { component: 'Tag: a word and a drawing, so that colour is never alone. Badge: how many wait, silent, because the link under it says it. Avatar: beside a name. Medal: points by tier. Card: what belongs together, within a line; only the sheet that holds a donation form floats.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tags: Story = {
  render: function Render() {
    const say = useWords();
    return <Inline gap={2}><Tag glyph={draft}>{say.draft}</Tag><Tag tone="warning" glyph={clock}>{say.waiting}</Tag><Tag tone="success" glyph={success}>{say.published}</Tag><Tag tone="danger" glyph={rejected}>{say.rejected}</Tag><Tag tone="info" glyph={flag}>{say.completed}</Tag><Tag tone="gold" glyph={verified}>{say.zakatEligible}</Tag></Inline>;
  },
};

export const Badges: Story = {
  render: function Render() {
    const say = useWords();
    return <Inline>{[0, 3, 120].map((count) => <Badge key={count} count={count}><IconButton glyph={cart} href="#cart" label={`${say.goToCart}: ${count}`} /></Badge>)}</Inline>;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

export const Avatars: Story = {
  render: function Render() {
    return <Inline><Avatar name={useWords().huda} /><Avatar name={useWords().huda} size="large" /></Inline>;
  },
};

export const Medals: Story = { render: () => <Inline>{([6, 8, 9, 10, 12] as const).map((points) => <Medal key={points} points={points} tone={points === 6 ? 'muted' : 'gold'} on="canvas" />)}</Inline> };

export const Cards: Story = {
  render: function Render() {
    const say = useWords();
    return <Grid columns={2}>{(['plain', 'raised', 'deep', 'gold', 'sunken'] as const).map((tone) => <Card key={tone} tone={tone}><Text>{say.story}</Text></Card>)}</Grid>;
  },
};

export const CardsNarrow: Story = { ...Cards, globals: { viewport: { value: 'narrow' } } };
