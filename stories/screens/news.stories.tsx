import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '#tests/screens.ts';
import { fits, List, narrowed, nothing, search } from './article-lists.tsx';
import { during, stay, wait } from './catalogue.tsx';
import { translatorOf } from './frame.tsx';

export default { title: 'Screens/News', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

/** The lead, two beside the other kind's column, and the rest by month. */
export const OnePage: Story = {
  parameters: at('news', 'one page'),
  render: () => <List kind="news" />,
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    await expect(canvas.getByText(say(msg`All the news is shown.`))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(msg`All blog posts`) })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: say(msg`Categories`) }).querySelectorAll('a')).toHaveLength(3);
    await fits();
  },
};

export const OnAPhone: Story = {
  parameters: at('news', 'end of list'),
  globals: { viewport: { value: 'phone' } },
  render: () => <List kind="news" />,
  play: fits,
};

/** The link is followed as it comes into sight; here it leads nowhere. */
export const MoreToLoad: Story = {
  parameters: at('news', 'more to load'),
  beforeEach: during(stay),
  render: () => <List kind="news" total={18} />,
  play: async (story) =>
    expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Load more`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/news\?page=2$/),
    ),
};

export const LoadingMore: Story = {
  parameters: at('news', 'loading more'),
  beforeEach: during(wait),
  render: () => <List kind="news" total={18} />,
  play: async (story) => {
    const say = translatorOf(story);
    const link = story.canvas.getByRole('link', { name: say(msg`Load more`) });
    await story.userEvent.click(link);
    await expect(link.parentElement!.querySelector('output')).toHaveTextContent(say(msg`Loading the news`));
    await expect(link).toHaveFocus();
  },
};

export const Loading: Story = {
  parameters: at('news', 'loading'),
  beforeEach: during(wait),
  render: () => <List kind="news" />,
  play: search(msg`Search the news`, msg`Loading the news`),
};

export const Empty: Story = {
  parameters: at('news', 'empty'),
  render: () => <List kind="news" {...nothing} categories={[]} months={[]} />,
  play: async (story) => expect(story.canvas.getByText(translatorOf(story)(msg`There is no news yet`))).toBeVisible(),
};

/** The words that were searched stay in their field, and stand above the answer. */
export const NoMatch: Story = {
  parameters: at('news', 'no match'),
  render: () => <List kind="news" {...nothing} query={{ search: 'Samarkand' }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`No news matches your search`))).toBeVisible();
    await expect(story.canvas.getByRole('searchbox')).toHaveValue('Samarkand');
    await expect(story.canvas.getByText(/Samarkand/)).toBeVisible();
  },
};

/** No lead and no column beside: rows alone, the present category marked, and the way back to all. */
export const Narrowed: Story = {
  parameters: at('news', 'narrowed'),
  render: () => <List kind="news" {...narrowed} />,
  play: async (story) => {
    await expect(story.canvasElement.querySelector('nav [aria-current="page"]')).toHaveAttribute(
      'href',
      expect.stringContaining('category=relief'),
    );
    await expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Show all`) })).toBeVisible();
    await expect(story.canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const NoLead: Story = {
  parameters: at('news', 'no lead'),
  render: () => <List kind="news" lead={undefined} />,
  play: fits,
};

export const Failed: Story = {
  parameters: at('news', 'error'),
  render: () => <List kind="news" lead={undefined} found={undefined} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`The news could not be loaded`))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Try again`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/news$/),
    );
  },
};
