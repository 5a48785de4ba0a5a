import type { Locale } from '#src/i18n/locales.ts';

/** What a picture for sharing shows: a page of one project, article, event, training or institution, or the site itself. */
export type Pictured =
  | { of: 'projects' | 'news' | 'blogs' | 'events' | 'training' | 'ngos'; slug: string }
  | { of: 'site' };

/** The address of the picture that other sites show beside a link: `/pictures/projects/a-well.ar.png`. */
export const picturePath = (pictured: Pictured, locale: Locale): string =>
  pictured.of === 'site'
    ? `/pictures/site.${locale}.png`
    : `/pictures/${pictured.of}/${encodeURIComponent(pictured.slug)}.${locale}.png`;
