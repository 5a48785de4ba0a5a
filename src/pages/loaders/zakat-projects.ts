import type { ProjectCard } from '#src/contracts/projects.ts';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { listProjects } from '#src/server/projects/projects.service.ts';

const SHOWN = 3;

/** Open projects that zakat may be given to, those that need least first. */
export async function readZakatProjects(ctx: ServiceContext, locale: Locale): Promise<ProjectCard[]> {
  const { data } = await listProjects(
    ctx,
    { isSuitableForZakat: 'true', status: 'published', sort: 'leastRemaining', limit: String(SHOWN) },
    locale,
  );
  tagPage('projects', ...data.map(({ id }) => `project:${id}` as const));
  return data;
}
