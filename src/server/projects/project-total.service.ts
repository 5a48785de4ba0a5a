import { LRUCache } from 'lru-cache';
import type { ProjectsQuery } from '#src/contracts/projects.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { countProjects, isCountedAhead, type Total } from '#src/server/projects/project-counts.repository.ts';

const KEPT_MS = 30_000;
const caches = new WeakMap<ServiceContext, LRUCache<string, Promise<Total>>>();

/**
 * How many projects a list has. A count row by row is cached for half a minute, for all pages, orders and languages of the
 * list: with a million projects and two filters counting takes longer than reading the page.
 */
export function totalOf(ctx: ServiceContext, query: ProjectsQuery): Promise<Total> {
  if (!ctx.onInvalidate || isCountedAhead(query)) return countProjects(ctx.db, query);
  const cache = caches.get(ctx) ?? new LRUCache<string, Promise<Total>>({ max: 2000, ttl: KEPT_MS });
  caches.set(ctx, cache);
  const { cursor: _cursor, limit: _limit, offset: _offset, sort: _sort, ...filters } = query;
  const key = JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  let total = cache.get(key);
  if (!total) {
    total = countProjects(ctx.db, query);
    cache.set(key, total);
    total.catch(() => cache.delete(key));
  }
  return total;
}
