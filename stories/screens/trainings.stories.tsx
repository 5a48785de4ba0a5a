import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '#tests/screens.ts';
import { ActivityList, more, narrowedTo, noneFound } from './activity-lists.tsx';
import { fits, search } from './article-lists.tsx';
import { during, stay, wait } from './catalogue.tsx';
import { translatorOf } from './frame.tsx';

export default { title: 'Screens/Training list', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

/** Those to come first; those that are over below, by month. */
export const OnePage: Story = {
  parameters: at('trainings', 'one page'),
  render: () => <ActivityList kind="training" />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`All training is shown.`))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Add all training to your calendar`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/calendars\/training\.(en|ar|tr)\.ics$/),
    );
    await expect(
      story.canvas.getAllByText(say(msg({ message: 'Closed', context: 'event or training' }))).length,
    ).toBeGreaterThan(1);
    await expect(story.canvas.getByText(say(msg`Canceled`))).toBeVisible();
    await fits();
  },
};

export const OnAPhone: Story = {
  parameters: at('trainings', 'end of list'),
  globals: { viewport: { value: 'phone' } },
  render: () => <ActivityList kind="training" />,
  play: fits,
};

/** The link is followed as it comes into sight; here it leads nowhere. */
export const MoreToLoad: Story = {
  parameters: at('trainings', 'more to load'),
  beforeEach: during(stay),
  render: () => <ActivityList kind="training" found={more('training')} />,
  play: async (story) =>
    expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Load more`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/training\?page=2$/),
    ),
};

export const LoadingMore: Story = {
  parameters: at('trainings', 'loading more'),
  beforeEach: during(wait),
  render: () => <ActivityList kind="training" found={more('training')} />,
  play: async (story) => {
    const say = translatorOf(story);
    const link = story.canvas.getByRole('link', { name: say(msg`Load more`) });
    await story.userEvent.click(link);
    await expect(link.parentElement!.querySelector('output')).toHaveTextContent(say(msg`Loading the training`));
    await expect(link).toHaveFocus();
  },
};

export const Loading: Story = {
  parameters: at('trainings', 'loading'),
  beforeEach: during(wait),
  render: () => <ActivityList kind="training" />,
  play: search(msg`Search for training`, msg`Loading the training`),
};

export const Empty: Story = {
  parameters: at('trainings', 'empty'),
  render: () => <ActivityList kind="training" {...noneFound} tags={[]} months={[]} total={0} />,
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`No training is planned at the moment`))).toBeVisible(),
};

/** The words that were searched stay in their field, and stand above the answer. */
export const NoMatch: Story = {
  parameters: at('trainings', 'no match'),
  render: () => <ActivityList kind="training" {...noneFound} query={{ search: 'Samarkand' }} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`No training matches your search`))).toBeVisible();
    await expect(story.canvas.getByRole('searchbox')).toHaveValue('Samarkand');
    await expect(story.canvas.getByText(/Samarkand/)).toBeVisible();
  },
};

/** Rows by month alone, the present tag marked, and the way back to all. */
export const Narrowed: Story = {
  parameters: at('trainings', 'narrowed'),
  render: () => <ActivityList kind="training" {...narrowedTo('training')} />,
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
  parameters: at('trainings', 'error'),
  render: () => <ActivityList kind="training" found={undefined} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`The training could not be loaded`))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Try again`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/training$/),
    );
  },
};
