import { msg } from '@lingui/core/macro';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ArticleKind } from '#src/domain/article.ts';
import { ArticlesScreen } from '#src/screens/articles/articles-screen.tsx';
import { articlesFixture, articlesViewFixture } from '#tests/fixtures/articles.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export type Played = Parameters<NonNullable<StoryObj['play']>>[0];
type ListProps = { kind: ArticleKind } & NonNullable<Parameters<typeof articlesViewFixture>[1]>;

/** The list of a kind as its page shows it. */
export function List({ kind, ...change }: ListProps) {
  return (
    <Framed>
      <ArticlesScreen view={articlesViewFixture(kind, change)} locale={useLocale()} />
    </Framed>
  );
}

/** A list narrowed to a category and a word. */
export const narrowed = {
  query: { category: 'relief', search: 'water' },
  lead: undefined,
  found: { data: articlesFixture(3), total: 3, hasMore: false },
} as const;
export const nothing = { lead: undefined, found: { data: [], total: 0, hasMore: false } } as const;

export const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** The search gives its place to ruled lines, and says so. */
export const search =
  (label: ReturnType<typeof msg>, busy: ReturnType<typeof msg>) =>
  async (story: Played): Promise<void> => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await userEvent.type(canvas.getByRole('searchbox', { name: say(label) }), 'water');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(say(busy))).toBeInTheDocument());
    await fits();
  };
