import type { Locale } from '#src/i18n/locales.ts';

/** The address of a project's badge or card for other sites: `/embed/projects/a-well.ar.svg`. */
const embedPath = (kind: 'badge' | 'card', slug: string, locale: Locale): string =>
  `/embed/projects/${encodeURIComponent(slug)}.${locale}.${kind === 'badge' ? 'svg' : 'html'}`;

/** The address that describes a card to sites which read oEmbed. `page`: the whole address of the project's page. */
export const oembedPath = (page: string): string => `/oembed?format=json&url=${encodeURIComponent(page)}`;

/** In CSS pixels. */
export const CARD_SIZE = { width: 340, height: 424 };
/** In CSS pixels. */
export const BADGE_SIZE = { width: 320, height: 76 };

/** The markup that shows a project's card on another site. */
export const cardMarkup = (
  origin: string,
  { locale, slug, title }: { slug: string; locale: Locale; title: string },
  { height, width }: { width: number; height: number } = CARD_SIZE,
) =>
  `<iframe src="${origin}${embedPath('card', slug, locale)}" width="${width}" height="${height}" title="${escapeAttribute(title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`;

/** The markup that shows a project's badge on another site, as a link to its page. `page`: the whole address of that page. */
export const badgeMarkup = (
  page: string,
  { locale, slug, title }: { slug: string; locale: Locale; title: string },
): string =>
  `<a href="${page}"><img src="${new URL(page).origin}${embedPath('badge', slug, locale)}" width="${BADGE_SIZE.width}" height="${BADGE_SIZE.height}" alt="${escapeAttribute(title)}"></a>`;

const escapeAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (letter) => ({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' })[letter]!);
