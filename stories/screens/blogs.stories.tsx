import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '#tests/screens.ts';
import { fits, List, narrowed, nothing, search } from './article-lists.tsx';
import { during, stay, wait } from './catalogue.tsx';
import { translatorOf } from './frame.tsx';

export default { title: 'Screens/Blogs', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

/** The lead, two beside the other kind's column, and the rest by month. */
export const OnePage: Story = {
  parameters: at('blogs', 'one page'),
  render: () => <List kind="blog" />,
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    await expect(canvas.getByText(say(msg`All posts are shown.`))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(msg`All the news`) })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: say(msg`Categories`) }).querySelectorAll('a')).toHaveLength(3);
    await fits();
  },
};

export const OnAPhone: Story = {
  parameters: at('blogs', 'end of list'),
  globals: { viewport: { value: 'phone' } },
  render: () => <List kind="blog" />,
  play: fits,
};

/** The link is followed as it comes into sight; here it leads nowhere. */
export const MoreToLoad: Story = {
  parameters: at('blogs', 'more to load'),
  beforeEach: during(stay),
  render: () => <List kind="blog" total={18} />,
  play: async (story) =>
    expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Load more`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/blogs\?page=2$/),
    ),
};

export const LoadingMore: Story = {
  parameters: at('blogs', 'loading more'),
  beforeEach: during(wait),
  render: () => <List kind="blog" total={18} />,
  play: async (story) => {
    const say = translatorOf(story);
    const link = story.canvas.getByRole('link', { name: say(msg`Load more`) });
    await story.userEvent.click(link);
    await expect(link.parentElement!.querySelector('output')).toHaveTextContent(say(msg`Loading the blog`));
    await expect(link).toHaveFocus();
  },
};

export const Loading: Story = {
  parameters: at('blogs', 'loading'),
  beforeEach: during(wait),
  render: () => <List kind="blog" />,
  play: search(msg`Search the blog`, msg`Loading the blog`),
};

export const Empty: Story = {
  parameters: at('blogs', 'empty'),
  render: () => <List kind="blog" {...nothing} categories={[]} months={[]} />,
  play: async (story) => expect(story.canvas.getByText(translatorOf(story)(msg`There are no posts yet`))).toBeVisible(),
};

/** The words that were searched stay in their field, and stand above the answer. */
export const NoMatch: Story = {
  parameters: at('blogs', 'no match'),
  render: () => <List kind="blog" {...nothing} query={{ search: 'Samarkand' }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`No posts match your search`))).toBeVisible();
    await expect(story.canvas.getByRole('searchbox')).toHaveValue('Samarkand');
    await expect(story.canvas.getByText(/Samarkand/)).toBeVisible();
  },
};

/** No lead and no column beside: rows alone, the present category marked, and the way back to all. */
export const Narrowed: Story = {
  parameters: at('blogs', 'narrowed'),
  render: () => <List kind="blog" {...narrowed} />,
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
  parameters: at('blogs', 'no lead'),
  render: () => <List kind="blog" lead={undefined} />,
  play: fits,
};

export const Failed: Story = {
  parameters: at('blogs', 'error'),
  render: () => <List kind="blog" lead={undefined} found={undefined} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`The blog could not be loaded`))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Try again`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/blogs$/),
    );
  },
};
