import { normalizeQuery } from '#src/contracts/query-parameters.ts';
import { isReady, routeAt, type RouteName, routeOf } from '#src/routes/routes.ts';

/** Not for a path with a parameter and no screen: any made-up address would be stored in the cache. */
const isCacheable = (name: RouteName): boolean =>
  routeOf(name).isCacheable === true && (isReady(name) || !routeOf(name).path.includes('['));

export type PageAddress = {
  isCacheable: boolean;
  /** The normal form of the query, without `?`. */
  query: string;
  /** Whether it hydrates at once, without a first interaction. */
  hydratesAtOnce: boolean;
};

/** The page of a path without language, as the server needs it; undefined where there is none. */
export function pageAt(path: string, search = ''): PageAddress | undefined {
  const name = routeAt(path);
  if (name === undefined) return undefined;
  const { hydratesAtOnceWith, query = [] } = routeOf(name);
  return {
    isCacheable: isCacheable(name),
    query: normalizeQuery(search, ['donationFrequency', ...query]),
    hydratesAtOnce: hydratesAtOnceWith !== undefined && normalizeQuery(search, [hydratesAtOnceWith]) !== '',
  };
}
