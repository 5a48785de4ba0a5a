import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readHome } from '#src/server/home/home.service.ts';
import { getServices } from '#src/server/services.ts';

const SHOWN = 2;

/** Two projects close to their goal, for a page that has nothing else to show: it must appear also while nothing can be read. */
export async function readNearlyFunded(locale: Locale): Promise<ProjectCard[]> {
  try {
    return (await readHome(await getServices(), locale)).closing.slice(0, SHOWN);
  } catch {
    return [];
  }
}
