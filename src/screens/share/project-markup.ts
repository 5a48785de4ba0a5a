import type { Locale } from '#src/i18n/locales.ts';
import { badgeMarkup, cardMarkup } from '#src/routes/embed-path.ts';
import type { Markup } from '#src/screens/share/on-own-site.tsx';

/** What shows a project on other sites. `page`: the whole address of its page. */
export const projectMarkup = (page: string, project: { slug: string; locale: Locale; title: string }): Markup => ({
  card: cardMarkup(new URL(page).origin, project),
  badge: badgeMarkup(page, project),
});
