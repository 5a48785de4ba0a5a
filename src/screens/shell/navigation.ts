import { type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { isReady, pathTo, type RouteName, hrefTo } from '#src/routes/routes.ts';
import type { CategoryLink, Site } from '#src/screens/shell/site.ts';

/** Says whether an address has its screen: nothing links to one that has not. Stories pass one that says yes to all. */
export type Readiness = (name: RouteName) => boolean;

/** The first entry: the program whose English title is 'Sole survivor', else the list of projects. */
export function soleSurvivorPath(site: Site): { name: RouteName; path: string } {
  const program = site.programs.find(({ title }) => title.en === 'Sole survivor');
  return program
    ? { name: 'program', path: pathTo('program', { type: program.slug }) }
    : { name: 'projects', path: pathTo('projects') };
}

/** The list of projects of one category, by id and title as the specification has it. */
export const categoryHref = (category: CategoryLink, locale: Locale): string =>
  `${hrefTo(locale, 'projects')}?${new URLSearchParams({ category: category.id, title: textIn(category.title, locale) }).toString()}`;

export const whenReady: Readiness = isReady;
