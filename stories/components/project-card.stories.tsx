import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { IconButton } from '#ds/components/button/icon-button.tsx';
import { ProjectCard } from '#ds/components/project-card/project-card.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { cart, orphan, sacrifice, verified } from '#ds/icons/glyphs.ts';
import { Grid } from '#ds/layout/grid.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { coverSrc } from '#tests/fixtures/cover.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Project card',
  tags: ['autodocs'],
  component: ProjectCard,
  args: { title: '', href: '#project' },
  parameters: { docs: { description: { component: 'A project in a list. The title is its link and covers the card; the actions lie above it and are reached after it. Money or units; a title in another language carries its own lang and dir. No photograph of a person: the cover is drawn from the project.' } } },
} satisfies Meta<typeof ProjectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function Cards({ title }: { title?: string | undefined }) {
  const say = useWords();
  const shared = { href: '#project', organisation: `${say.organisation} · ${say.place}` };
  const action = <><ButtonLink href="#give" tone="tonal" size="small">{say.donate}</ButtonLink><IconButton glyph={cart} label={say.addToCart} tone="outlined" /></>;
  return (
    <Grid columns={3}>
      <ProjectCard {...shared} title={title ?? say.projectTitle} coverSrc={coverSrc('amman', 'orphans')} programme={{ label: say.programme, glyph: orphan }} tags={<Tag tone="gold" glyph={verified}>{say.zakatEligible}</Tag>} raised={{ minor: 6_842_000, currency: 'USD' }} goal={{ minor: 9_200_000, currency: 'USD' }} percent={74.4} action={action} />
      <ProjectCard {...shared} title={say.projectTitle} coverSrc={coverSrc('khartoum', 'sacrifice')} programme={{ label: say.programme, glyph: sacrifice }} raised={{ count: 142 }} goal={{ count: 300, unit: say.shares }} percent={47.3} action={action} />
      <ProjectCard {...shared} title={say.projectTitle} coverSrc={coverSrc('medina', 'endowment')} raised={{ minor: 500_000, currency: 'SAR' }} note={say.completed} />
    </Grid>
  );
}

export const InAGrid: Story = {
  render: () => <Cards />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: say.projectTitle })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: say.donate })[0]).toHaveFocus();
  },
};

export const Wide: Story = {
  render: function Render() {
    const say = useWords();
    return <ProjectCard look="wide" href="#project" title={say.projectTitle} organisation={say.organisation} coverSrc={coverSrc('amman', 'orphans')} programme={{ label: say.programme, glyph: orphan }} raised={{ minor: 6_842_000, currency: 'USD' }} goal={{ minor: 9_200_000, currency: 'USD' }} percent={74} action={<ButtonLink href="#give">{say.donate}</ButtonLink>} />;
  },
};

export const LongTitleNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: function Render() {
    return <Cards title={useWords().longTitle} />;
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TitleOfAnotherLanguage: Story = {
  render: () => (
    <Stack>
      <ProjectCard href="#a" title="كفالة ستين يتيمًا في عمّان" lang="ar" dir="rtl" raised={{ minor: 100_000, currency: 'USD' }} goal={{ minor: 400_000, currency: 'USD' }} percent={25} />
      <ProjectCard href="#b" title="Sixty children in Amman" lang="en" dir="ltr" raised={{ minor: 100_000, currency: 'USD' }} goal={{ minor: 400_000, currency: 'USD' }} percent={125} />
    </Stack>
  ),
};
