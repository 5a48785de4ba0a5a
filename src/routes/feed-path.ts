import type { Locale } from '#src/i18n/locales.ts';

/** The address of a feed: `/feeds/news.ar.rss.xml`. */
export const feedPath = (kind: 'blog' | 'news', locale: Locale, format: 'rss' | 'atom'): string =>
  `/feeds/${kind === 'news' ? 'news' : 'blogs'}.${locale}.${format}.xml`;
