import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NgosScreen } from '#src/screens/ngos/ngos-screen.tsx';
import type { NgosView } from '#src/screens/ngos/ngos-view.ts';
import { ngoCardsFixture, ngosViewFixture } from '#tests/fixtures/ngos.ts';
import { at } from '#tests/screens.ts';
import { during, stay, wait } from './catalogue.tsx';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Institutions', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

function Register({ change }: { change?: Partial<NgosView> }) {
  return (
    <Framed>
      <NgosScreen view={ngosViewFixture(change)} locale={useLocale()} />
    </Framed>
  );
}
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const EndOfList: Story = {
  parameters: at('ngos', 'end of list'),
  render: () => <Register />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(6);
    await userEvent.tab();
    await expect(
      canvas.getByRole('searchbox', { name: translatorOf(story)(msg`Name, city or field of work`) }),
    ).toHaveFocus();
    await fits();
  },
};

/** The search gives its place to the shape of the rows, and says so. */
export const Loading: Story = {
  parameters: at('ngos', 'loading'),
  beforeEach: during(wait),
  render: () => <Register />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.type(canvas.getByRole('searchbox'), 'water');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(translatorOf(story)(msg`Loading institutions`))).toBeInTheDocument());
    await fits();
  },
};

export const OnePage: Story = {
  parameters: at('ngos', 'one page'),
  render: () => <Register change={{ found: { data: ngoCardsFixture().slice(0, 3), total: 3, hasMore: false } }} />,
  play: async (story) => {
    await expect(story.canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(story.canvas.queryByRole('link', { name: translatorOf(story)(msg`Load more`) })).toBeNull();
  },
};

export const More: Story = {
  parameters: at('ngos', 'more to load'),
  beforeEach: during(stay),
  render: () => <Register change={{ found: { data: ngoCardsFixture().slice(0, 2), total: 6, hasMore: true } }} />,
  play: async (story) => {
    const link = story.canvas.getByRole('link', { name: translatorOf(story)(msg`Load more`) });
    await expect(link).toHaveAttribute('href', expect.stringContaining('page=2'));
  },
};

export const LoadingMore: Story = {
  parameters: at('ngos', 'loading more'),
  beforeEach: during(wait),
  render: () => <Register change={{ found: { data: ngoCardsFixture().slice(0, 2), total: 6, hasMore: true } }} />,
  play: async (story) => {
    const say = translatorOf(story);
    const link = story.canvas.getByRole('link', { name: say(msg`Load more`) });
    await story.userEvent.click(link);
    await expect(link.parentElement!.querySelector('output')).toHaveTextContent(say(msg`Loading institutions`));
  },
};

export const Narrowed: Story = {
  parameters: at('ngos', 'narrowed'),
  render: () => (
    <Register
      change={{
        query: { country: 'JO', partnerKind: 'executive', search: 'school' },
        found: { data: ngoCardsFixture().slice(0, 1), total: 1, hasMore: false },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getAllByRole('status').some(({ textContent }) => textContent !== '')).toBe(true);
  },
};

export const NoMatch: Story = {
  parameters: at('ngos', 'no match'),
  render: () => <Register change={{ query: { search: 'xyzzy' }, found: { data: [], total: 0, hasMore: false } }} />,
  play: async (story) => {
    await expect(
      story.canvas.getByRole('heading', { name: translatorOf(story)(msg`No institutions match your search`) }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: at('ngos', 'empty'),
  render: () => <Register change={{ all: [], found: { data: [], total: 0, hasMore: false } }} />,
  play: async (story) => {
    await expect(
      story.canvas.getByRole('heading', { name: translatorOf(story)(msg`There are no institutions here yet`) }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: at('ngos', 'error'),
  render: () => <Register change={{ found: undefined }} />,
  play: async (story) => {
    await expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Try again`) })).toBeVisible();
  },
};
