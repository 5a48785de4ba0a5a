import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { at } from '#tests/screens.ts';
import { Catalogue, during, found, isOnItsWay, stay, wait } from './catalogue.tsx';
import { translatorOf } from './frame.tsx';

export default { title: 'Screens/Projects', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const cardTitles = (story: Parameters<NonNullable<Story['play']>>[0]) =>
  within(story.canvas.getByRole('region', { name: translatorOf(story)(msg`Results`) })).getAllByRole('heading', {
    level: 2,
  });

export const Empty: Story = {
  parameters: at('projects', 'empty'),
  render: () => <Catalogue query={{}} found={found(0)} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`No projects are open right now`))).toBeVisible();
  },
};

export const OnePage: Story = {
  parameters: at('projects', 'one page'),
  render: () => <Catalogue query={{}} found={found(6)} />,
  play: async (story) => {
    const { canvas } = story;
    await expect(cardTitles(story)).toHaveLength(6);
    await expect(canvas.getByText(translatorOf(story)(msg`All projects are shown.`))).toBeVisible();
    // "Relief (Eghatha)" is "Relief" on a card, where the rest would be cut off.
    await expect(canvas.getByRole('region', { name: translatorOf(story)(msg`Results`) })).not.toHaveTextContent(
      /\((?:Eghatha|Eskan|iskân)\)/,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** From the card straight into the cart: the page stays, and says so. */
export const IntoTheCart: Story = {
  parameters: at('projects', 'one page'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ result: { cartCount: 1, message: '$10' } }),
    );
    return () => sent.mockRestore();
  },
  render: () => <Catalogue query={{}} found={found(3)} />,
  play: async ({ canvasElement, userEvent }) => {
    const button = canvasElement.querySelector<HTMLButtonElement>('button[name="next"]')!;
    await userEvent.click(button);
    await waitFor(() =>
      expect(canvasElement.querySelector('output a[href$="/cart"], output a[href$="/cart"]')).toBeVisible(),
    );
  },
};

/** The link is followed as it comes into sight; here it leads nowhere. */
export const MoreToLoad: Story = {
  parameters: at('projects', 'more to load'),
  beforeEach: during(stay),
  render: () => <Catalogue query={{ sort: 'leastRemaining' }} found={found(9, 64, true)} />,
  play: async (story) => {
    await expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Load more`) })).toHaveAttribute(
      'href',
      expect.stringContaining('sort=leastRemaining&page=2'),
    );
  },
};

/** The list stays readable, nothing covers it; the link says beside it what is on its way. */
export const LoadingMore: Story = {
  parameters: at('projects', 'loading more'),
  beforeEach: during(wait),
  render: () => <Catalogue query={{}} found={found(9, 64, true)} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const link = canvas.getByRole('link', { name: say(msg`Load more`) });
    const status = link.parentElement!.querySelector('output');
    await userEvent.click(link);
    await expect(status).toHaveTextContent(say(msg`Loading more projects`));
    await expect(cardTitles(story)).toHaveLength(9);
    await expect(link).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** With a key held down the link opens another tab: here nothing is on its way. */
export const MoreInAnotherTab: Story = {
  parameters: at('projects', 'more to load'),
  beforeEach: during((event) => {
    if (isOnItsWay(event)) event.preventDefault();
    if (!(event as MouseEvent).ctrlKey) event.stopPropagation();
  }),
  render: () => <Catalogue query={{}} found={found(9, 64, true)} />,
  play: async (story) => {
    const say = translatorOf(story);
    await story.userEvent.keyboard('{Control>}');
    await story.userEvent.click(story.canvas.getByRole('link', { name: say(msg`Load more`) }));
    await story.userEvent.keyboard('{/Control}');
    await expect(story.canvas.queryByText(say(msg`Loading more projects`))).toBeNull();
  },
};

const search: NonNullable<Story['play']> = async (story) => {
  const { canvas, userEvent } = story;
  const say = translatorOf(story);
  const place = canvas.getByRole('region', { name: say(msg`Results`) });
  await userEvent.type(canvas.getByRole('searchbox', { name: say(msg`Search`) }), 'Amman');
  await userEvent.click(canvas.getByRole('button', { name: say(msg`Search`) }));
  await waitFor(() => expect(within(place).getByRole('status')).toHaveTextContent(say(msg`Loading projects`)));
  await expect(within(place).queryAllByRole('heading')).toHaveLength(0);
  await expect(place.querySelector('a')!.getAttribute('href')).toMatch(/\?search=Amman&sort=newest$/);
  // What was asked stays in sight and can be changed.
  await expect(canvas.getByRole('searchbox', { name: say(msg`Search`) })).toHaveValue('Amman');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

/** After a search the list gives its place to the shape of what comes, and says so. */
export const Loading: Story = {
  parameters: at('projects', 'loading'),
  beforeEach: during(wait),
  render: () => <Catalogue query={{}} found={found(6)} />,
  play: search,
};

export const LoadingOnAPhone: Story = {
  parameters: at('projects', 'loading'),
  globals: { viewport: { value: 'phone' } },
  beforeEach: during(wait),
  render: () => <Catalogue query={{}} found={found(6)} />,
  play: async (story) => {
    const say = translatorOf(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: say(msg`Filters`) }));
    await story.userEvent.click(story.canvas.getByRole('radio', { name: /^(Jordan|الأردن)/ }));
    // In the sheet a choice waits for the button.
    await expect(story.canvas.queryByText(say(msg`Loading projects`))).toBeNull();
    await story.userEvent.click(story.canvas.getByRole('button', { name: say(msg`Show the results`) }));
    await waitFor(() => expect(story.canvas.getByText(say(msg`Loading projects`))).toBeInTheDocument());
    // The page's own listener closes the sheet; here the story does.
    story.canvasElement.querySelector<HTMLElement>('#filters')!.hidePopover();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EndOfList: Story = {
  parameters: at('projects', 'end of list'),
  render: () => <Catalogue query={{}} found={found(12)} />,
};

export const Failed: Story = {
  parameters: at('projects', 'error'),
  render: () => <Catalogue query={{ category: 'water' }} found={undefined} />,
  play: async (story) => {
    await expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Try again`) })).toHaveAttribute(
      'href',
      expect.stringContaining('category=water'),
    );
  },
};

export const Filtered: Story = {
  parameters: at('projects', 'filtered'),
  render: () => (
    <Catalogue query={{ type: 'tafreej', donationMethod: 'money', isSuitableForZakat: 'true' }} found={found(2)} />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const { canvas, canvasElement } = story;
    await expect(canvasElement.querySelector('#type-tafreej')).toBeChecked();
    await expect(canvas.getByRole('list', { name: say(msg`Active filters`) }).querySelectorAll('li')).toHaveLength(4);
    await expect(canvas.getByRole('checkbox', { name: say(msg`Zakat-eligible only`) })).toBeChecked();
    await expect(canvas.getByRole('link', { name: say(msg`Clear all`) })).toHaveAttribute(
      'href',
      expect.not.stringContaining('?'),
    );
  },
};

/** A choice beside the list takes effect at once, and who goes through the choices stays among them. */
export const FilteredAtOnce: Story = {
  parameters: at('projects', 'loading'),
  beforeEach: during(wait),
  render: () => <Catalogue query={{}} found={found(6)} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const place = canvas.getByRole('region', { name: say(msg`Results`) });
    await userEvent.click(canvas.getByRole('radio', { name: /^(Jordan|الأردن)/ }));
    await waitFor(() => expect(within(place).getByRole('status')).toHaveTextContent(say(msg`Loading projects`)));
    await expect(place.querySelector('a')!.getAttribute('href')).toMatch(/country=JO$/);
    await expect(canvas.queryByRole('button', { name: say(msg`Show the results`) })).toBeNull();
  },
};

export const NoMatch: Story = {
  parameters: at('projects', 'no match'),
  render: () => <Catalogue query={{ search: 'Samarkand' }} found={found(0)} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('searchbox', { name: say(msg`Search`) })).toHaveValue('Samarkand');
    await expect(story.canvas.getByRole('link', { name: say(msg`Show all projects`) })).toBeVisible();
  },
};

export const Search: Story = {
  parameters: at('projects', 'search'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Catalogue query={{}} found={found(3)} />,
  play: async (story) => {
    const say = translatorOf(story);
    const { canvas, canvasElement, userEvent } = story;
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: say(msg`Filters`) }));
    await waitFor(() => expect(canvasElement.querySelector('#filters')!.matches(':popover-open')).toBe(true));
    await expect(canvas.getByRole('heading', { name: say(msg`Filters`) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(msg`Show the results`) })).toBeVisible();
  },
};
