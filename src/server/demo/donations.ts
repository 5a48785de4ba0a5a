import { eq } from 'drizzle-orm';
import { DAY_MS } from '#src/domain/durations.ts';
import { endowmentShare } from '#src/domain/pricing.ts';
import { planDonations, type PlannedDonation } from '#src/server/demo/donation-plan.ts';
import type { ProjectSeed } from '#src/server/demo/project-seed.ts';
import { type DemoDonation, writeDonations } from '#src/server/demo/write-donations.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { projectsToCategories } from '#src/server/platform/db/schema/project-links.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { completeFunded } from '#src/server/settlement/complete-funded.ts';

type ProjectRow = typeof projects.$inferSelect;

/** Gives what each demo project has raised, as paid orders of people who never lived, through the same books as all gifts. */
export async function giveDemoDonations(ctx: ServiceContext, seeds: readonly ProjectSeed[]): Promise<void> {
  // Nobody gives to what has ended.
  const endedAt = new Date(ctx.now().getTime() - 5 * DAY_MS);
  const rows = await ctx.db.select().from(projects);
  const categories = new Map(
    (await ctx.db.select().from(projectsToCategories).where(eq(projectsToCategories.position, 0))).map(
      ({ projectId, categoryId }) => [projectId, categoryId],
    ),
  );
  const donations = seeds.flatMap((seed) => {
    const project = rows.find(({ title }) => title.en === seed.title.en)!;
    return planDonations(seed).map((planned) =>
      donationOf(project, {
        planned,
        categoryId: categories.get(project.id),
        now: seed.status === 'completed' ? endedAt : ctx.now(),
      }),
    );
  });
  await writeDonations(ctx, donations);
  await completeFunded(
    ctx.db,
    rows.map(({ id }) => id),
    endedAt,
  );
  for (const { closedReason, outcome, title } of seeds)
    if (outcome === 'closed')
      await ctx.db
        .update(projects)
        .set({ status: 'completed', outcome, closedAt: endedAt, closedReason })
        .where(eq(projects.id, rows.find((row) => row.title.en === title.en)!.id));
}

/** A donation since the project was published. `now`: after which none was made. */
function donationOf(
  project: ProjectRow,
  { categoryId, now, planned }: { planned: PlannedDonation; categoryId: string | undefined; now: Date },
): DemoDonation {
  const { age, amount, donor, isZakat, showsName } = planned;
  const intention = isZakat ? 'zakat' : 'sadaqah';
  const lifetime = now.getTime() - (project.publishedAt ?? project.createdAt).getTime();
  const unitPrice = project.unitPriceMinor ?? amount;
  const endowment = endowmentShare(amount, intention, project);
  return {
    donor,
    showsName,
    currency: project.currency,
    at: new Date(now.getTime() - 180_000 - Math.floor(age * (lifetime - 180_000))),
    item: {
      type: project.isEndowment ? 'endowment' : 'project',
      projectId: project.id,
      intention,
      title: project.title,
      unitPriceMinor: unitPrice,
      quantity: amount / unitPrice,
      amountMinor: amount,
      endowmentMinor: endowment,
    },
    line: {
      type: project.isEndowment ? 'endowment' : 'project',
      intention,
      projectId: project.id,
      categoryId,
      amount,
      endowment,
      isEndowmentProject: project.isEndowment,
    },
  };
}
