import { normaliseQuery, type QueryParameter } from '#src/contracts/query-parameters.ts';

/**
 * The table of addresses, data only: screens, emails and the sitemap read it too, so it imports no page.
 *
 * `isCacheable`: the same for every visitor of a language, so rendered once for all. `isReady`: has its screen; an address
 * without one answers a plain page that nothing links to. `access`: who may enter. `query`: the parameters that the page
 * reads beside `donationFrequency`, which every page with the donation panel reads. `hydratesAtOnceWith`: the parameter
 * with which the page cannot wait for a first touch.
 */
type Route = { path: `/${string}`; isCacheable?: true; isReady?: true; access?: 'signedIn'; query?: readonly QueryParameter[]; hydratesAtOnceWith?: QueryParameter };

const FILTERS = ['search', 'sort', 'category', 'country', 'donationMethod', 'isSuitableForZakat', 'status', 'gender', 'page'] as const;

export const routes = {
  home: { path: '/', isCacheable: true, isReady: true },
  projects: { path: '/projects', isCacheable: true, isReady: true, query: [...FILTERS, 'type'] },
  zakat: { path: '/projects/zakat', isCacheable: true },
  stockPurge: { path: '/projects/stock-purge', isCacheable: true },
  sacrifices: { path: '/projects/sacrifices', isCacheable: true },
  projectAdd: { path: '/projects/add', access: 'signedIn' },
  program: { path: '/projects/type/[type]', isCacheable: true, isReady: true, query: FILTERS },
  project: { path: '/projects/[slug]', isCacheable: true, isReady: true },
  projectEdit: { path: '/projects/[id]/edit', access: 'signedIn' },
  blogs: { path: '/blogs', isCacheable: true },
  blog: { path: '/blogs/[slug]', isCacheable: true },
  events: { path: '/events', isCacheable: true },
  event: { path: '/events/[slug]' },
  news: { path: '/news', isCacheable: true },
  newsItem: { path: '/news/[slug]', isCacheable: true },
  privacy: { path: '/privacy-policy', isCacheable: true },
  terms: { path: '/terms-of-use', isCacheable: true },
  login: { path: '/login' },
  signup: { path: '/signup' },
  forgetPassword: { path: '/forget-password' },
  volunteer: { path: '/volunteer' },
  faqs: { path: '/faqs', isCacheable: true },
  cart: { path: '/cart', isReady: true },
  checkout: { path: '/checkout', isReady: true, query: ['order'], hydratesAtOnceWith: 'order' },
  thankYou: { path: '/checkout/thank-you/[number]', isReady: true },
  profile: { path: '/profile', access: 'signedIn' },
  reports: { path: '/reports', access: 'signedIn' },
  about: { path: '/about', isCacheable: true },
  contact: { path: '/contact-us' },
  partners: { path: '/partners', isCacheable: true },
  training: { path: '/training', isCacheable: true },
  trainingItem: { path: '/training/[slug]' },
  ngos: { path: '/ngo', isCacheable: true },
  ngoAdd: { path: '/ngo/add', access: 'signedIn' },
  ngoEdit: { path: '/ngo/edit', access: 'signedIn' },
  ngoCreateProject: { path: '/ngo/create-project', access: 'signedIn' },
  ngoProjectEdit: { path: '/ngo/projects/[id]/edit', access: 'signedIn' },
  ngo: { path: '/ngo/[slug]', isCacheable: true },
  countries: { path: '/available-countries', isCacheable: true },
  annualReport: { path: '/annual-report', isCacheable: true },
  bankAccounts: { path: '/bank-accounts', isCacheable: true },
  caseCheck: { path: '/cases/check' },
  newsletterConfirm: { path: '/newsletter/confirm/[token]', isReady: true },
  newsletterUnsubscribe: { path: '/newsletter/unsubscribe/[token]', isReady: true },
  giving: { path: '/giving/[token]' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];

const routeOf = (name: RouteName): Route => routes[name];

export const isReady = (name: RouteName): boolean => routeOf(name).isReady === true;

type Params<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}` ? { [K in Name]: string } & Params<Rest> : unknown;

/** The path of a page, without its language: `pathTo('program', { type: 'tafreej' })`. */
export function pathTo<Name extends RouteName>(name: Name, ...[params]: keyof Params<(typeof routes)[Name]['path']> extends never ? [] : [Params<(typeof routes)[Name]['path']>]): string {
  return routes[name].path.replace(/\[(\w+)\]/g, (_all, key: string) => encodeURIComponent((params as Record<string, string>)[key]!));
}

const patterns = routeNames.map((name) => ({ name, pattern: new RegExp(`^${routes[name].path.replace(/\[\w+\]/g, '[^/]+')}$`) }));

/** The route that answers a path without its language: the first of the table, so that a literal wins over a parameter. */
export const routeAt = (path: string): RouteName | undefined => patterns.find(({ pattern }) => pattern.test(path))?.name;

/** An address with a parameter and without a screen would be a page for whatever a stranger makes up. */
const isCacheable = (name: RouteName): boolean => routeOf(name).isCacheable === true && (isReady(name) || !routeOf(name).path.includes('['));

export type PageAddress = {
  isCacheable: boolean;
  /** What the page reads of a query, in the one form that names it; without `?`. */
  query: string;
  /** Whether its script cannot wait for a first touch, as where a card form must appear. */
  hydratesAtOnce: boolean;
};

/** What the server must know of a page's address, its path without language; nothing where no page answers it. */
export function pageAt(path: string, search = ''): PageAddress | undefined {
  const name = routeAt(path);
  if (name === undefined) return undefined;
  const { hydratesAtOnceWith, query = [] } = routeOf(name);
  return {
    isCacheable: isCacheable(name), query: normaliseQuery(search, ['donationFrequency', ...query]),
    hydratesAtOnce: hydratesAtOnceWith !== undefined && normaliseQuery(search, [hydratesAtOnceWith]) !== '',
  };
}
