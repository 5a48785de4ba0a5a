import { splitLocale } from '#src/i18n/locales.ts';
import { routeAt, routes } from '#src/routes.ts';

/** Where something happened, for the log: the pattern of the route, never the address, which may hold a token. */
export function placeOf(address = ''): { route: string; locale: string } {
  const page = /^\/RSC\/R(\/.*)\.txt$/.exec(address)?.[1] ?? address;
  const { locale, path } = splitLocale(page === '/_root' ? '/' : page);
  const name = routeAt(path);
  return { locale, route: name ? routes[name].path : `/${path.split('/')[1] ?? ''}` };
}
