import { type Locale, localePath, splitLocale } from '#src/i18n/locales.ts';
import { accountRoutes } from '#src/routes/account.ts';
import { contentRoutes } from '#src/routes/content.ts';
import { givingRoutes } from '#src/routes/giving.ts';
import { ngoRoutes } from '#src/routes/ngo.ts';
import type { Route } from '#src/routes/route.ts';
import { staffRoutes } from '#src/routes/staff.ts';

/** The table of routes. Screens, emails and the sitemap read it too, so it imports no page. */
export const routes = { ...givingRoutes, ...contentRoutes, ...accountRoutes, ...ngoRoutes, ...staffRoutes } as const;

type Routes = typeof routes;
export type RouteName = keyof Routes;
export const routeNames = Object.keys(routes) as RouteName[];

/** The names of the ready routes, each of which must have a page module. */
export type ReadyRouteName = {
  [Name in RouteName]: Routes[Name] extends { isReady: true } ? Name : never;
}[RouteName];

type Params<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? { [K in Name]: string } & Params<Rest>
  : unknown;
type ParamsOf<Name extends RouteName> = keyof Params<Routes[Name]['path']> extends never
  ? []
  : [Params<Routes[Name]['path']>];

/** The names of the routes without a parameter. */
export type PlainRouteName = { [Name in RouteName]: ParamsOf<Name> extends [] ? Name : never }[RouteName];

export const routeOf = (name: RouteName): Route => routes[name];

export const isReady = (name: RouteName): name is ReadyRouteName => routeOf(name).isReady === true;

/** Whether search engines may list the page. */
export const isIndexable = (name: RouteName): boolean =>
  routeOf(name).isIndexable !== false && routeOf(name).isCacheable === true;

/** The path of a page, without its language: `pathTo('program', { type: 'tafreej' })`. */
export function pathTo<Name extends RouteName>(name: Name, ...[params]: ParamsOf<Name>): string {
  return routes[name].path.replace(/\[(\w+)\]/g, (_all, key: string) =>
    encodeURIComponent((params as Record<string, string>)[key]!),
  );
}

/** The address of a page in a language: `hrefTo('ar', 'program', { type: 'tafreej' })`. */
export const hrefTo = <Name extends RouteName>(locale: Locale, name: Name, ...params: ParamsOf<Name>): string =>
  localePath(locale, pathTo(name, ...params));

const parameterCount = (name: RouteName): number => routes[name].path.split('[').length - 1;
const patterns = routeNames
  .toSorted((a, b) => parameterCount(a) - parameterCount(b))
  .map((name) => ({ name, pattern: new RegExp(`^${routes[name].path.replace(/\[\w+\]/g, '[^/]+')}$`) }));

/** The route that answers a path without its language; a literal path wins over one with a parameter. */
export const routeAt = (path: string): RouteName | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.name;

/** The route of an address of the site, in any language, with its query and fragment. */
export const routeOfAddress = (address: string): RouteName | undefined =>
  routeAt(splitLocale(address.split(/[?#]/)[0]!).path);

/** Whether an address of the site leads to a page that is built. */
export function hasScreenAt(address: string): boolean {
  const route = routeOfAddress(address);
  return route !== undefined && isReady(route);
}
