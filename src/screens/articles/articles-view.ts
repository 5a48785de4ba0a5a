import type { ArticleCard } from '#src/contracts/articles.ts';
import type { ArticleKind } from '#src/domain/article.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { ListQuery } from '#src/screens/list-parts/list-query.ts';

/** What a list of blog posts or news shows. */
export type ArticlesView = {
  kind: ArticleKind;
  /** The day, as the masthead tells it: `2026-03-14`. */
  today: string;
  query: ListQuery;
  page: number;
  categories: readonly { slug: string; title: LocalText; total: number }[];
  months: readonly { month: string; total: number }[];
  /** The title of the tag that the address names. */
  tagTitle?: LocalText | undefined;
  /** The article that leads the list; none where the list is narrowed. */
  lead?: ArticleCard | undefined;
  /** All pages up to the one of the address, without the lead; absent where they could not be read. */
  found?:
    | { data: readonly ArticleCard[]; total: number; totalIsAtLeast?: boolean | undefined; hasMore: boolean }
    | undefined;
  /** The newest of the other kind. */
  others: readonly ArticleCard[];
};
