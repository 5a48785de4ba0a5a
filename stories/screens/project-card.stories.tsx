import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { IconButton } from '#ds/components/button/icon-button.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { baby, beef, cart, verified } from '#ds/icons/icons.ts';
import { Grid } from '#ds/layout/grid.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { ProjectCard } from '#src/screens/project-card/project-card.tsx';
import { ProjectCardView } from '#src/screens/projects/project-card-view.tsx';
import { coverSrc } from '#tests/fixtures/cover.ts';
import { idOf } from '#tests/fixtures/ids.ts';
import { caseFixture, projectFixture, wellFixture } from '#tests/fixtures/projects.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { translatorOf, useLocale } from './frame.tsx';

const meta = {
  title: 'Screens/Project card',

  component: ProjectCard,
  args: { title: '', href: '#project' },
  parameters: {
    docs: {
      description: {
        component:
          'A project in a list. The title is its link and covers the card; the actions lie above it and are reached after it. Money or units; a title in another language carries its own lang and dir. No photograph of a person: the cover is drawn from the project.',
      },
    },
  },
} satisfies Meta<typeof ProjectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function Cards({ title }: { title?: string | undefined }) {
  const say = useWords();
  const shared = { href: '#project', byline: `${say.institution} · ${say.place}` };
  const action = (
    <>
      <ButtonLink href="#give" tone="tonal" size="small">
        {say.donate}
      </ButtonLink>
      <IconButton icon={cart} label={say.addToCart} tone="outlined" />
    </>
  );
  return (
    <Grid columns={3}>
      <ProjectCard
        {...shared}
        title={title ?? say.projectTitle}
        coverSrc={coverSrc('amman', 'orphans')}
        program={{ label: say.program, icon: baby }}
        tags={
          <Tag tone="gold" icon={verified}>
            {say.zakatEligible}
          </Tag>
        }
        raised={{ minor: 6_842_000, currency: 'USD' }}
        goal={{ minor: 9_200_000, currency: 'USD' }}
        percent={74.4}
        actions={action}
      />
      <ProjectCard
        {...shared}
        title={say.projectTitle}
        coverSrc={coverSrc('khartoum', 'sacrifice')}
        program={{ label: say.program, icon: beef }}
        raised={{ count: 142 }}
        goal={{ counted: say.shares }}
        percent={47.3}
        actions={action}
      />
      <ProjectCard
        {...shared}
        title={say.projectTitle}
        coverSrc={coverSrc('medina', 'endowment')}
        raised={{ minor: 500_000, currency: 'SAR' }}
        note={say.completed}
      />
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
    return (
      <ProjectCard
        look="wide"
        href="#project"
        title={say.projectTitle}
        byline={say.institution}
        coverSrc={coverSrc('amman', 'orphans')}
        program={{ label: say.program, icon: baby }}
        raised={{ minor: 6_842_000, currency: 'USD' }}
        goal={{ minor: 9_200_000, currency: 'USD' }}
        percent={74}
        actions={<ButtonLink href="#give">{say.donate}</ButtonLink>}
      />
    );
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

/** Where nothing can be given any more the state stands in the action's place; only the funded one bears the tick. */
export const FundedAndClosed: Story = {
  render: function Render() {
    const locale = useLocale();
    const ended = { status: 'completed', isOpen: false } as const;
    const funded = projectFixture({ ...ended, outcome: 'funded', raised: 9_200_000, donorsCount: 640 });
    const closed = caseFixture({ ...ended, outcome: 'closed' });
    return (
      <Grid columns={3}>
        {[funded, closed, wellFixture()].map((project) => (
          <ProjectCardView key={project.id} project={project} locale={locale} returnTo="/projects" />
        ))}
      </Grid>
    );
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const [funded, closed] = canvas.getAllByRole('article');
    await expect(
      within(funded!)
        .getByText(say(msg`Fully funded`))
        .querySelector('svg'),
    ).toBeVisible();
    await expect(
      within(closed!)
        .getByText(say(msg`Closed`))
        .querySelector('svg'),
    ).toBeNull();
    for (const card of [funded!, closed!]) {
      await expect(within(card).getAllByRole('link')).toHaveLength(1);
      await userEvent.tab();
      await expect(within(card).getByRole('link')).toHaveFocus();
    }
  },
};

/** A child whose first month somebody is paying is no sponsored child yet. */
export const HeldAndSponsored: Story = {
  render: function Render() {
    const locale = useLocale();
    const child = { isOpen: false, monthly: 4500, raised: 0, percentage: 0 };
    const held = projectFixture({ ...child, id: idOf(8801) });
    const sponsored = projectFixture({ ...child, id: idOf(8802), sponsoredSince: '2026' });
    return (
      <Grid columns={3}>
        {[held, sponsored].map((project) => (
          <ProjectCardView key={project.id} project={project} locale={locale} returnTo="/projects" />
        ))}
      </Grid>
    );
  },
  play: async (story) => {
    const say = translatorOf(story);
    const [held, sponsored] = story.canvas.getAllByRole('article').map((card) => within(card));
    await expect(held!.getByText(say(msg`Not currently available for sponsorship`))).toBeVisible();
    await expect(held!.queryByText(say(msg`Sponsored`))).toBeNull();
    await expect(sponsored!.getByText(say(msg`Sponsored`))).toBeVisible();
  },
};

export const TitleOfAnotherLanguage: Story = {
  render: () => (
    <Stack>
      <ProjectCard
        href="#a"
        title="كفالة ستين يتيمًا في عمّان"
        lang="ar"
        dir="rtl"
        raised={{ minor: 100_000, currency: 'USD' }}
        goal={{ minor: 400_000, currency: 'USD' }}
        percent={25}
      />
      <ProjectCard
        href="#b"
        title="Sixty children in Amman"
        lang="en"
        dir="ltr"
        raised={{ minor: 100_000, currency: 'USD' }}
        goal={{ minor: 400_000, currency: 'USD' }}
        percent={125}
      />
    </Stack>
  ),
};
