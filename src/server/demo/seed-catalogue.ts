import { DAY_MS } from '#src/domain/durations.ts';
import { freeSlug } from '#src/domain/slug.ts';
import { demoBeneficiaryTypes, demoTags } from '#src/server/demo/labels.ts';
import type { ProgramPage } from '#src/server/demo/program-page.ts';
import { childrenPages } from '#src/server/demo/program-pages-children.ts';
import { reliefPages } from '#src/server/demo/program-pages-relief.ts';
import { worshipPages } from '#src/server/demo/program-pages-worship.ts';
import { demoCategories, type DemoType, demoTypes, demoUnits } from '#src/server/demo/programs.ts';
import { demoProjectDetails } from '#src/server/demo/project-details.ts';
import { projectRow } from '#src/server/demo/project-row.ts';
import type { ProjectSeed } from '#src/server/demo/project-seed.ts';
import { seedNgos } from '#src/server/demo/seed-ngos.ts';
import { sponsorshipPartsOf } from '#src/server/demo/sponsored-children.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { beneficiaryTypes, projectCategories, projectTypes, tags } from '#src/server/platform/db/schema/programs.ts';
import {
  endowmentYears,
  projectImpacts,
  projectUpdates,
  sponsorshipParts,
} from '#src/server/platform/db/schema/project-content.ts';
import { projectsToCategories, projectsToTypes } from '#src/server/platform/db/schema/project-links.ts';
import { projects, projectSlugs, units } from '#src/server/platform/db/schema/projects.ts';
import { settings } from '#src/server/platform/db/schema/reference.ts';

const demoPages: Record<DemoType, ProgramPage> = { ...childrenPages, ...reliefPages, ...worshipPages };

/** Programs, campaigns, units, institutions and the projects with all that their pages show. */
export async function seedCatalogue(tx: Database, seeds: readonly ProjectSeed[], now: Date): Promise<void> {
  const types = await tx
    .insert(projectTypes)
    .values(demoTypes.map((type, position) => ({ ...type, ...demoPages[type.slug], position })))
    .returning();
  const categories = await tx
    .insert(projectCategories)
    .values(demoCategories.map((category, position) => ({ ...category, position })))
    .returning();
  await tx.insert(tags).values(demoTags.map((tag, position) => ({ ...tag, position })));
  await tx.insert(beneficiaryTypes).values(demoBeneficiaryTypes.map((type, position) => ({ ...type, position })));
  const kinds = await tx
    .insert(units)
    .values(demoUnits.map((unit, position) => ({ ...unit, position })))
    .returning();
  await tx
    .insert(settings)
    .values({
      category: 'site',
      field: 'ramadanProjectTypeId',
      value: types.find(({ slug }) => slug === 'kafarat')!.id,
    });
  const institutions = await seedNgos(tx, now);
  const slugs = new Set<string>();
  for (const [index, seed] of seeds.entries()) {
    const slug = freeSlug(seed.title, { isTaken: (taken) => slugs.has(taken), isEndowment: seed.isEndowment ?? false });
    slugs.add(slug);
    const [row] = await tx
      .insert(projects)
      .values(
        projectRow(seed, {
          slug,
          index,
          now,
          unitId: kinds.find(({ code }) => code === seed.unit?.code)?.id,
          ngoId: institutions.find((ngo) => ngo.slug === seed.ngo)?.id,
        }),
      )
      .returning({ id: projects.id });
    await tx
      .insert(projectsToTypes)
      .values(seed.types.map((name) => ({ projectId: row!.id, typeId: types.find((type) => type.slug === name)!.id })));
    await tx
      .insert(projectsToCategories)
      .values(
        seed.categories.map((name, position) => ({
          projectId: row!.id,
          categoryId: categories.find((category) => category.slug === name)!.id,
          position,
        })),
      );
    if (seed.monthly)
      await tx
        .insert(sponsorshipParts)
        .values(sponsorshipPartsOf(seed.monthly).map((part) => ({ ...part, projectId: row!.id })));
    await seedDetails(tx, { projectId: row!.id, title: seed.title.en!, now });
    if (index === 0) await tx.insert(projectSlugs).values({ slug: 'marib-well', projectId: row!.id });
  }
}

async function seedDetails(
  tx: Database,
  { now, projectId, title }: { projectId: string; title: string; now: Date },
): Promise<void> {
  const { impacts = [], updates = [], years = [] } = demoProjectDetails[title] ?? {};
  if (impacts.length > 0)
    await tx
      .insert(projectImpacts)
      .values(impacts.map(({ amount, text }) => ({ projectId, amountMinor: amount, text })));
  if (years.length > 0)
    await tx
      .insert(endowmentYears)
      .values(
        years.map(({ capital, earned, given, text, year }) => ({
          projectId,
          year,
          capitalMinor: capital ?? null,
          earnedMinor: earned,
          givenMinor: given,
          text,
        })),
      );
  if (updates.length > 0)
    await tx
      .insert(projectUpdates)
      .values(
        updates.map(({ daysAgo, text, title: name }) => ({
          projectId,
          happenedOn: new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10),
          title: name,
          text,
        })),
      );
}
