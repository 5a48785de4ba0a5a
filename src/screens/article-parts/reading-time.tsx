import { Plural } from '@lingui/react/macro';
import type { ArticleCard } from '#src/contracts/articles.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { shownText } from '#src/i18n/multilingual.ts';

/** How long it takes to read an article in the language in which it is shown. */
export function ReadingTime({ article, locale }: { article: Pick<ArticleCard, 'title' | 'minutes'>; locale: Locale }) {
  const minutes = article.minutes[shownText(article.title, locale).lang] ?? 1;
  return <Plural value={minutes} one="# min read" other="# min read" />;
}
