import type { ArticleKind } from '#src/domain/article.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { feedPath } from '#src/routes/feed-path.ts';

/** The feeds of a list, in the head of its pages, where readers of feeds look for them. */
export function FeedLinks({ kind, locale }: { kind: ArticleKind; locale: Locale }) {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title="RSS" href={feedPath(kind, locale, 'rss')} />
      <link rel="alternate" type="application/atom+xml" title="Atom" href={feedPath(kind, locale, 'atom')} />
    </>
  );
}
