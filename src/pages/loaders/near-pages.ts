import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Locale, splitLocale } from '#src/i18n/locales.ts';
import { shownText } from '#src/i18n/multilingual.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { hrefTo, type PlainRouteName, routes } from '#src/routes/routes.ts';
import type { NearPage } from '#src/screens/not-found/near-page.ts';
import { type NamedList, nearNames, nearWords } from '#src/server/near-pages/near-pages.service.ts';
import { getServices } from '#src/server/services.ts';

/** The pages without a parameter that somebody may have meant, with their names in menus. */
const FIXED: Partial<Record<PlainRouteName, MessageDescriptor>> = {
  projects: msg`Projects`,
  zakat: msg`Zakat`,
  stockPurge: msg`Stock purification`,
  sacrifices: msg`Qurbani and aqiqah`,
  caseCheck: msg`Check a bill number`,
  blogs: msg`Blog`,
  news: msg`News`,
  events: msg`Events`,
  training: msg`Training`,
  ngos: msg`Institutions`,
  about: msg`Who we are`,
  partners: msg`Partners`,
  faqs: msg`FAQs`,
  countries: msg`Available countries`,
  annualReport: msg`Annual report`,
  bankAccounts: msg`Bank accounts`,
  privacy: msg`Privacy policy`,
  terms: msg`Terms of use`,
  openData: msg`Open data`,
  accessibility: msg`Accessibility`,
  contact: msg`Contact`,
  volunteer: msg`Volunteer`,
};
const lastOf = (path: string): string => path.split('/').at(-1)!;
const FIXED_BY_WORD = new Map(
  (Object.keys(FIXED) as PlainRouteName[]).map((name) => [lastOf(routes[name].path), name] as const),
);

/** The list that an address is under, by the first word of the list's own address. */
const LISTS: Readonly<Record<string, NamedList>> = Object.fromEntries(
  (
    [
      ['projects', 'projects'],
      ['blogs', 'articles'],
      ['news', 'articles'],
      ['events', 'activities'],
      ['training', 'activities'],
      ['ngos', 'ngos'],
    ] as const
  ).map(([route, list]) => [lastOf(routes[route].path), list]),
);

/** The pages whose addresses are most like one that does not exist; none where they cannot be read. */
export async function readNearPages(address: string, locale: Locale): Promise<NearPage[]> {
  const words = splitLocale(address).path.split('/').filter(Boolean);
  const asked = decoded(words.at(-1) ?? '').slice(0, 100);
  if (!asked) return [];
  try {
    const ctx = await getServices();
    const list = words.length > 1 ? LISTS[words[0]!] : undefined;
    const [fixed, named] = await Promise.all([
      nearWords(ctx, [...FIXED_BY_WORD.keys()], asked),
      list ? nearNames(ctx, list, asked) : [],
    ]);
    const i18n = await getI18n(locale);
    return [
      ...named.map(({ kind, slug, title }) => ({
        href: hrefTo(locale, routeFor(list!, kind), { slug }),
        title: shownText(title, locale),
      })),
      ...fixed.map((word) => {
        const name = FIXED_BY_WORD.get(word)!;
        return { href: hrefTo(locale, name), title: shownText({ [locale]: i18n._(FIXED[name]!) }, locale) };
      }),
    ];
  } catch {
    return [];
  }
}

/** A word of an address; '' where it cannot be read or holds what no text may. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word).replaceAll(/\p{Cc}/gu, '');
  } catch {
    return '';
  }
}

function routeFor(list: NamedList, kind: string | null) {
  if (list === 'articles') return kind === 'news' ? 'newsItem' : 'blog';
  if (list === 'activities') return kind === 'event' ? 'event' : 'trainingItem';
  return list === 'projects' ? 'project' : 'ngo';
}
