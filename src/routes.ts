/**
 * The table of addresses, data only: screens, mails and the sitemap read it too, so it imports no page.
 *
 * `isKept`: the same for every visitor of a language, so rendered once and kept. `isReady`: has its screen; an address
 * without one answers a plain page that nothing links to. `access`: who may enter.
 */
type Route = { path: `/${string}`; isKept?: true; isReady?: true; access?: 'signedIn' };

export const routes = {
  home: { path: '/', isKept: true, isReady: true },
  projects: { path: '/projects', isKept: true, isReady: true },
  zakat: { path: '/projects/zakat', isKept: true },
  stockPurge: { path: '/projects/stock-purge', isKept: true },
  sacrifices: { path: '/projects/sacrifices', isKept: true },
  projectAdd: { path: '/projects/add', access: 'signedIn' },
  program: { path: '/projects/type/[type]', isKept: true, isReady: true },
  project: { path: '/projects/[slug]', isKept: true, isReady: true },
  projectEdit: { path: '/projects/[id]/edit', access: 'signedIn' },
  blogs: { path: '/blogs', isKept: true },
  blog: { path: '/blogs/[slug]', isKept: true },
  events: { path: '/events', isKept: true },
  event: { path: '/events/[slug]' },
  news: { path: '/news', isKept: true },
  newsItem: { path: '/news/[slug]', isKept: true },
  privacy: { path: '/privacy-policy', isKept: true },
  terms: { path: '/terms-of-use', isKept: true },
  login: { path: '/login' },
  signup: { path: '/signup' },
  forgetPassword: { path: '/forget-password' },
  volunteer: { path: '/volunteer' },
  faqs: { path: '/faqs', isKept: true },
  cart: { path: '/cart', isReady: true },
  checkout: { path: '/checkout', isReady: true },
  thankYou: { path: '/checkout/thank-you/[number]', isReady: true },
  profile: { path: '/profile', access: 'signedIn' },
  reports: { path: '/reports', access: 'signedIn' },
  about: { path: '/about', isKept: true },
  contact: { path: '/contact-us' },
  partners: { path: '/partners', isKept: true },
  training: { path: '/training', isKept: true },
  trainingItem: { path: '/training/[slug]' },
  ngos: { path: '/ngo', isKept: true },
  ngoAdd: { path: '/ngo/add', access: 'signedIn' },
  ngoEdit: { path: '/ngo/edit', access: 'signedIn' },
  ngoCreateProject: { path: '/ngo/create-project', access: 'signedIn' },
  ngoProjectEdit: { path: '/ngo/projects/[id]/edit', access: 'signedIn' },
  ngo: { path: '/ngo/[slug]', isKept: true },
  countries: { path: '/available-countries', isKept: true },
  annualReport: { path: '/annual-report', isKept: true },
  bankAccounts: { path: '/bank-accounts', isKept: true },
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

export const isKeptPath = (path: string): boolean => {
  const name = routeAt(path);
  return name !== undefined && routeOf(name).isKept === true;
};
