import { seasonAt, seasonDays } from '#src/domain/season.ts';
import { pathTo } from '#src/routes/routes.ts';
import type { SeasonView } from '#src/screens/home/home-view.ts';
import type { Site } from '#src/screens/shell/site.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { hasOpenProject } from '#src/server/projects/projects.service.ts';
import { hasOpenSacrifice } from '#src/server/sacrifices/sacrifices.service.ts';

/** Whether the menu names sacrifices as in season: only where one can be ordered. */
export const isSacrificeSeason = async (ctx: ServiceContext): Promise<boolean> =>
  seasonAt(ctx.now()) === 'sacrifices' && hasOpenSacrifice(ctx);

/** What home says of the season: nothing where it has nowhere to lead. */
export async function readSeason(
  ctx: ServiceContext,
  site: Pick<Site, 'programs' | 'ramadanProgramSlug'>,
): Promise<SeasonView | undefined> {
  const name = seasonAt(ctx.now());
  if (name === undefined) return undefined;
  const days = seasonDays(ctx.now());
  const program =
    name === 'ramadan'
      ? site.programs.find(({ slug }) => slug === site.ramadanProgramSlug)
      : site.programs.find(({ icon }) => icon === 'sacrifice');
  if (name === 'sacrifices' && (await hasOpenSacrifice(ctx)))
    return { name, days, route: 'sacrifices', path: pathTo('sacrifices'), program };
  // A program without a project that takes donations would be a dead end in the very days it is looked for.
  if (!program || !(await hasOpenProject(ctx, program.slug))) return undefined;
  return { name, days, route: 'program', path: pathTo('program', { type: program.slug }), program };
}
