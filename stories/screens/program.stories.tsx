import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { textIn } from '#src/i18n/multilingual.ts';
import type { ProjectsScreenProps } from '#src/screens/projects/projects-screen.tsx';
import { projectsFixture } from '#tests/fixtures/projects.ts';
import { programs } from '#tests/fixtures/site.ts';
import { at } from '#tests/screens.ts';
import { Catalogue, during, found, stay, wait } from './catalogue.tsx';
import { translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Program', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const PATH = '/projects/type/eghatha';
const relief = programs.find(({ slug }) => slug === 'eghatha')!;

/** The list of one program: its title and summary above, and no choice of another program. */
function Program({ query = {}, ...props }: Partial<Pick<ProjectsScreenProps, 'query' | 'found' | 'alternatives'>>) {
  const locale = useLocale();
  return (
    <Catalogue
      {...props}
      query={query}
      path={PATH}
      title={textIn(relief.title, locale)}
      lead={textIn(relief.summary, locale)}
      isProgramFixed
    />
  );
}

type Shown = Parameters<NonNullable<Story['play']>>[0];
const results = (story: Shown) => within(story.canvas.getByRole('region', { name: translatorOf(story)(msg`Results`) }));

export const OnePage: Story = {
  parameters: at('projects of a type', 'one page'),
  render: () => <Program found={found(6)} />,
  play: async (story) => {
    const { canvas, canvasElement } = story;
    const locale = story.globals['locale'] === 'ar' ? 'ar' : 'en';
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textIn(relief.title, locale));
    await expect(canvas.getByText(textIn(relief.summary, locale))).toBeVisible();
    await expect(results(story).getAllByRole('heading', { level: 2 })).toHaveLength(6);
    await expect(canvasElement.querySelector('input[type="radio"][name="type"]')).toBeNull();
    await expect(canvas.getByText(translatorOf(story)(msg`All projects are shown.`))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A program without a project: no filters, and the other ways to give. */
export const Empty: Story = {
  parameters: at('projects of a type', 'empty'),
  render: () => <Program found={found(0)} alternatives={projectsFixture(3)} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.queryByRole('searchbox')).toBeNull();
    await expect(story.canvas.getByRole('button', { name: say(msg`Quick donation`) })).toBeVisible();
    await expect(story.canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

/** The link leads on within the program and keeps the order; here nothing follows it. */
export const MoreToLoad: Story = {
  parameters: at('projects of a type', 'more to load'),
  beforeEach: during(stay),
  render: () => <Program query={{ sort: 'endingSoon' }} found={found(9, 31, true)} />,
  play: async (story) => {
    await expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Load more`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/projects\/type\/eghatha\?sort=endingSoon&page=2$/),
    );
  },
};

/** With the keyboard: the list stays, the focus too, and what is on its way is said. */
export const LoadingMore: Story = {
  parameters: at('projects of a type', 'loading more'),
  beforeEach: during(wait),
  render: () => <Program found={found(9, 31, true)} />,
  play: async (story) => {
    const say = translatorOf(story);
    const link = story.canvas.getByRole('link', { name: say(msg`Load more`) });
    link.focus();
    await story.userEvent.keyboard('{Enter}');
    await expect(link.parentElement!.querySelector('output')).toHaveTextContent(say(msg`Loading more projects`));
    await expect(link).toHaveFocus();
    await expect(results(story).getAllByRole('heading', { level: 2 })).toHaveLength(9);
  },
};

export const EndOfList: Story = {
  parameters: at('projects of a type', 'end of list'),
  render: () => <Program found={found(12)} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`All projects are shown.`))).toBeVisible();
    await expect(story.canvas.queryByRole('link', { name: say(msg`Load more`) })).toBeNull();
  },
};

/** Another try asks for the same list. */
export const Failed: Story = {
  parameters: at('projects of a type', 'error'),
  render: () => <Program query={{ country: 'YE' }} found={undefined} />,
  play: async (story) => {
    await expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Try again`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/projects\/type\/eghatha\?country=YE$/),
    );
  },
};

/** Each filter leaves by itself, or all of them at once; the program stays. */
export const Filtered: Story = {
  parameters: at('projects of a type', 'filtered'),
  render: () => <Program query={{ country: 'YE', donationMethod: 'units' }} found={found(2)} />,
  play: async (story) => {
    const say = translatorOf(story);
    const active = story.canvas.getByRole('list', { name: say(msg`Active filters`) });
    const [country, method, all] = within(active).getAllByRole('link');
    await expect(country).toHaveAttribute('href', expect.stringMatching(/eghatha\?donationMethod=units$/));
    await expect(all).toHaveAttribute('href', expect.stringMatching(/\/projects\/type\/eghatha$/));
    country!.focus();
    await story.userEvent.tab();
    await expect(method).toHaveFocus();
    await story.userEvent.tab();
    await expect(all).toHaveFocus();
  },
};

/** A choice beside the list, made with the keyboard, takes effect at once. */
export const FilteredWithTheKeyboard: Story = {
  parameters: at('projects of a type', 'loading'),
  beforeEach: during(wait),
  render: () => <Program found={found(6)} />,
  play: async (story) => {
    const say = translatorOf(story);
    story.canvas.getByRole('checkbox', { name: new RegExp(`^${say(msg`Zakat-eligible only`)}`) }).focus();
    await story.userEvent.keyboard(' ');
    await waitFor(() => expect(results(story).getByRole('status')).toHaveTextContent(say(msg`Loading projects`)));
    const place = story.canvas.getByRole('region', { name: say(msg`Results`) });
    await expect(place.querySelector('a')!.getAttribute('href')).toMatch(
      /eghatha\?sort=newest&isSuitableForZakat=true$/,
    );
  },
};

export const Loading: Story = {
  parameters: at('projects of a type', 'loading'),
  beforeEach: during(wait),
  render: () => <Program found={found(6)} />,
  play: async (story) => {
    const say = translatorOf(story);
    const field = story.canvas.getByRole('searchbox', { name: say(msg`Search`) });
    await story.userEvent.type(field, 'Amman{Enter}');
    await waitFor(() => expect(results(story).getByRole('status')).toHaveTextContent(say(msg`Loading projects`)));
    await expect(results(story).queryAllByRole('heading')).toHaveLength(0);
    await expect(field).toHaveValue('Amman');
  },
};

export const NoMatch: Story = {
  parameters: at('projects of a type', 'no match'),
  render: () => <Program query={{ search: 'Samarkand' }} found={found(0)} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('searchbox', { name: say(msg`Search`) })).toHaveValue('Samarkand');
    const all = story.canvas.getByRole('link', { name: say(msg`Show all projects`) });
    await expect(all).toHaveAttribute('href', expect.stringMatching(/\/projects\/type\/eghatha$/));
    all.focus();
    await expect(all).toHaveFocus();
  },
};
