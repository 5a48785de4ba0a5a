import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '#tests/screens.ts';
import { ActivityList, more, narrowedTo, noneFound } from './activity-lists.tsx';
import { fits, search } from './article-lists.tsx';
import { during, stay, wait } from './catalogue.tsx';
import { translatorOf } from './frame.tsx';

export default { title: 'Screens/Events', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

/** Those to come first; those that are over below, by month. */
export const OnePage: Story = {
  parameters: at('events', 'one page'),
  render: () => <ActivityList kind="event" />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`All events are shown.`))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Add all events to your calendar`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/calendars\/events\.(en|ar|tr)\.ics$/),
    );
    await expect(
      story.canvas.getAllByText(say(msg({ message: 'Closed', context: 'event or training' }))).length,
    ).toBeGreaterThan(1);
    await expect(story.canvas.getByText(say(msg`Canceled`))).toBeVisible();
    await fits();
  },
};

export const OnAPhone: Story = {
  parameters: at('events', 'end of list'),
  globals: { viewport: { value: 'phone' } },
  render: () => <ActivityList kind="event" />,
  play: fits,
};

/** The link is followed as it comes into sight; here it leads nowhere. */
export const MoreToLoad: Story = {
  parameters: at('events', 'more to load'),
  beforeEach: during(stay),
  render: () => <ActivityList kind="event" found={more('event')} />,
  play: async (story) =>
    expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Load more`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/events\?page=2$/),
    ),
};

export const LoadingMore: Story = {
  parameters: at('events', 'loading more'),
  beforeEach: during(wait),
  render: () => <ActivityList kind="event" found={more('event')} />,
  play: async (story) => {
    const say = translatorOf(story);
    const link = story.canvas.getByRole('link', { name: say(msg`Load more`) });
    await story.userEvent.click(link);
    await expect(link.parentElement!.querySelector('output')).toHaveTextContent(say(msg`Loading the events`));
    await expect(link).toHaveFocus();
  },
};

export const Loading: Story = {
  parameters: at('events', 'loading'),
  beforeEach: during(wait),
  render: () => <ActivityList kind="event" />,
  play: search(msg`Search the events`, msg`Loading the events`),
};

export const Empty: Story = {
  parameters: at('events', 'empty'),
  render: () => <ActivityList kind="event" {...noneFound} tags={[]} months={[]} total={0} />,
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`No events are planned at the moment`))).toBeVisible(),
};

/** The words that were searched stay in their field, and stand above the answer. */
export const NoMatch: Story = {
  parameters: at('events', 'no match'),
  render: () => <ActivityList kind="event" {...noneFound} query={{ search: 'Samarkand' }} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`No events match your search`))).toBeVisible();
    await expect(story.canvas.getByRole('searchbox')).toHaveValue('Samarkand');
    await expect(story.canvas.getByText(/Samarkand/)).toBeVisible();
  },
};

/** Rows by month alone, the present tag marked, and the way back to all. */
export const Narrowed: Story = {
  parameters: at('events', 'narrowed'),
  render: () => <ActivityList kind="event" {...narrowedTo('event')} />,
  play: async (story) => {
    await expect(story.canvasElement.querySelector('nav [aria-current="page"]')).toHaveAttribute(
      'href',
      expect.stringContaining('tag=well'),
    );
    await expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Show all`) })).toBeVisible();
    await expect(story.canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const Failed: Story = {
  parameters: at('events', 'error'),
  render: () => <ActivityList kind="event" found={undefined} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`The events could not be loaded`))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Try again`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/events$/),
    );
  },
};
