import { useLingui } from '@lingui/react/macro';
import type { ArticleKind } from '#src/domain/article.ts';

/** What the page of a kind calls itself. */
export function useKindWords(kind: ArticleKind) {
  const { t } = useLingui();
  return kind === 'news'
    ? {
        title: t`News`,
        intro: t`News of our projects: what was bought, built, delivered or closed.`,
        search: t`Search the news`,
        others: t`From the blog`,
        allOthers: t`All blog posts`,
        none: t`No news matches your search`,
        empty: t`There is no news yet`,
        failed: t`The news could not be loaded`,
        busy: t`Loading the news`,
        end: t`All the news is shown.`,
      }
    : {
        title: t`Blog`,
        intro: t`How we check, count and decide, told by the people who do the work.`,
        search: t`Search the blog`,
        others: t`From the news`,
        allOthers: t`All the news`,
        none: t`No posts match your search`,
        empty: t`There are no posts yet`,
        failed: t`The blog could not be loaded`,
        busy: t`Loading the blog`,
        end: t`All posts are shown.`,
      };
}
