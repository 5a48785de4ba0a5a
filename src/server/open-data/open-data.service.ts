import type { OpenRow, OpenTable } from '#src/contracts/open-data.ts';
import { type After, findOpenPrograms, findOpenProjects } from '#src/server/open-data/open-data.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { cacheBriefly } from '#src/server/platform/short-cache.ts';

const PAGE = 500;
const TEN_MINUTES_MS = 600_000;

const readPrograms = cacheBriefly({ ms: TEN_MINUTES_MS, invalidatedBy: 'site' }, ({ db }) => findOpenPrograms(db));

/** The rows of a table, page after page, so that a large one never stands in memory. `pageOf`: the address of a project's page. */
export async function* openRows(
  ctx: ServiceContext,
  table: OpenTable,
  pageOf: (slug: string) => string,
): AsyncGenerator<OpenRow<'projects'> | OpenRow<'programs'>> {
  if (table === 'programs') {
    yield* await readPrograms(ctx);
    return;
  }
  let after: After | undefined;
  for (;;) {
    const rows = await findOpenProjects(ctx.db, after, PAGE);
    for (const { at: _at, ...row } of rows) yield { ...row, page: pageOf(row.slug) };
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = { id: last.id, at: last.at };
  }
}
