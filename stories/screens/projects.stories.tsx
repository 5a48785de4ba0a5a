import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CartAlert } from '#src/screens/shell/cart-alert.tsx';
import { ProjectsScreen, type ProjectsScreenProps } from '#src/screens/projects/projects-screen.tsx';
import { projectsFixture } from '#tests/fixtures/projects.ts';
import { siteFixture } from '#tests/fixtures/site.ts';
import { useWords } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { Framed, sayer, useLocale } from './frame.tsx';

export default { title: 'Screens/Projects', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

type Found = ProjectsScreenProps['found'];
const found = (count: number, total = count, hasMore = false): Found => ({ data: projectsFixture(count), total, hasMore });

function Catalogue(props: Pick<ProjectsScreenProps, 'query' | 'found'>) {
  const locale = useLocale();
  return (
    <Framed>
      <ProjectsScreen {...props} locale={locale} path="/projects" title={useWords().projects} page={1} site={siteFixture()} countries={['JO', 'SA', 'SD', 'TR', 'YE']} />
      <CartAlert locale={locale} />
    </Framed>
  );
}

export const Empty: Story = {
  parameters: at('projects', 'empty'),
  render: () => <Catalogue query={{}} found={found(0)} />,
  play: async (story) => {
    await expect(story.canvas.getByText(sayer(story)(msg`No project is open just now`))).toBeVisible();
  },
};

export const OnePage: Story = {
  parameters: at('projects', 'one page'),
  render: () => <Catalogue query={{}} found={found(6)} />,
  play: async (story) => {
    const { canvas } = story;
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    await expect(canvas.getByText(sayer(story)(msg`That is all of them.`))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** From the card straight into the cart: the page stays, and says so. */
export const IntoTheCart: Story = {
  parameters: at('projects', 'one page'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ result: { cartCount: 1, message: '$10' } }));
    return () => sent.mockRestore();
  },
  render: () => <Catalogue query={{}} found={found(3)} />,
  play: async ({ canvasElement, userEvent }) => {
    const button = canvasElement.querySelector<HTMLButtonElement>('button[name="next"]')!;
    await userEvent.click(button);
    await waitFor(() => expect(canvasElement.querySelector('output a[href$="/cart"], output a[href$="/cart"]')).toBeVisible());
  },
};

const stay = (event: Event) => { if ((event.target as Element).closest('a[href*="page="]')) event.preventDefault(); };

/** The link is followed as it comes into sight; here it leads nowhere. */
export const MoreToLoad: Story = {
  parameters: at('projects', 'more to load'),
  beforeEach: () => {
    document.addEventListener('click', stay, true);
    return () => document.removeEventListener('click', stay, true);
  },
  render: () => <Catalogue query={{ sort: 'leastRemaining' }} found={found(9, 64, true)} />,
  play: async (story) => {
    await expect(story.canvas.getByRole('link', { name: sayer(story)(msg`Load more`) })).toHaveAttribute('href', expect.stringContaining('sort=leastRemaining&page=2'));
  },
};

export const EndOfList: Story = { parameters: at('projects', 'end of list'), render: () => <Catalogue query={{}} found={found(12)} /> };

export const Failed: Story = {
  parameters: at('projects', 'error'),
  render: () => <Catalogue query={{ category: 'water' }} found={undefined} />,
  play: async (story) => {
    await expect(story.canvas.getByRole('link', { name: sayer(story)(msg`Try again`) })).toHaveAttribute('href', expect.stringContaining('category=water'));
  },
};

export const Filtered: Story = {
  parameters: at('projects', 'filtered'),
  render: () => <Catalogue query={{ type: 'tafreej', donationMethod: 'money', isSuitableForZakat: 'true' }} found={found(2)} />,
  play: async (story) => {
    const say = sayer(story);
    const { canvas } = story;
    await expect(canvas.getByRole('combobox', { name: say(msg`Program`) })).toHaveValue('tafreej');
    await expect(canvas.getByRole('checkbox', { name: say(msg`Zakat-eligible only`) })).toBeChecked();
    await expect(canvas.getByRole('link', { name: say(msg`Clear all`) })).toHaveAttribute('href', expect.not.stringContaining('?'));
  },
};

export const NoMatch: Story = {
  parameters: at('projects', 'no match'),
  render: () => <Catalogue query={{ search: 'Samarkand' }} found={found(0)} />,
  play: async (story) => {
    const say = sayer(story);
    await expect(story.canvas.getByRole('searchbox', { name: say(msg`Search`) })).toHaveValue('Samarkand');
    await expect(story.canvas.getByRole('link', { name: say(msg`Show all projects`) })).toBeVisible();
  },
};

export const Search: Story = {
  parameters: at('projects', 'search'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Catalogue query={{}} found={found(3)} />,
  play: async (story) => {
    const say = sayer(story);
    const { canvas, canvasElement, userEvent } = story;
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: say(msg`Search and filter`) }));
    await waitFor(() => expect(canvasElement.querySelector('#filters')!.matches(':popover-open')).toBe(true));
    await userEvent.type(canvas.getByRole('searchbox', { name: say(msg`Search`) }), 'Amman');
    await expect(canvas.getByRole('button', { name: say(msg`Show the results`) })).toBeVisible();
  },
};
