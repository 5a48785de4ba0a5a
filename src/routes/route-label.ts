import { splitLocale } from '#src/i18n/locales.ts';
import { routeAt, routes } from '#src/routes/routes.ts';

/** The route of an address for the log: its pattern, because the address itself may contain a token. */
export function routeLabel(address = ''): { route: string; locale: string } {
  const page = /^\/RSC\/R(\/.*)\.txt$/.exec(address)?.[1] ?? address;
  const { locale, path } = splitLocale(page === '/_root' ? '/' : page);
  const name = routeAt(path);
  return { locale, route: name ? routes[name].path : `/${path.split('/')[1] ?? ''}` };
}
