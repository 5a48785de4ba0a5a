import { eq } from 'drizzle-orm';
import { INTENTIONS } from '#src/domain/cart.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { endowmentShare } from '#src/domain/pricing.ts';
import { planDonations, type PlannedDonation } from '#src/server/demo/donation-plan.ts';
import { demoOutlays, type OutlaySeed } from '#src/server/demo/outlays.ts';
import type { ProjectSeed } from '#src/server/demo/project-seed.ts';
import { type DemoDonation, writeDonations } from '#src/server/demo/write-donations.ts';
import { planOutlay, recordOutlay } from '#src/server/ledger/record-outlay.ts';
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
  await writeInTurn(ctx, donations, rows);
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

/** Donations and outlays, each at its time: the lines of a public account stand in the order in which they were booked. */
async function writeInTurn(
  ctx: ServiceContext,
  donations: readonly DemoDonation[],
  rows: readonly ProjectRow[],
): Promise<void> {
  const now = ctx.now().getTime();
  const timeOf = ({ after, slug }: OutlaySeed): Date => {
    const since = rows.find((row) => row.slug === slug)!.publishedAt!.getTime();
    return new Date(since + Math.floor(((now - since) * after) / 100));
  };
  const outlays = demoOutlays
    .map((outlay, index) => ({ ...outlay, index, at: timeOf(outlay) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let from = new Date(0);
  const between = (before: Date) =>
    donations.filter(({ at }) => at.getTime() >= from.getTime() && at.getTime() < before.getTime());
  for (const outlay of outlays) {
    await writeDonations(ctx, between(outlay.at));
    from = outlay.at;
    await recordDemoOutlay(ctx, outlay);
  }
  await writeDonations(ctx, between(new Date(8.64e15)));
}

async function recordDemoOutlay(
  ctx: ServiceContext,
  { at, index, kind, percent, slug, words }: OutlaySeed & { at: Date; index: number },
): Promise<void> {
  for (const intention of INTENTIONS) {
    const outlay = { kind, slug, intention, amount: 0, reference: `demo-${index}-${intention}`, memo: words };
    const plan = await planOutlay(ctx.db, outlay);
    if (plan.outcome !== 'possible') continue;
    // Whole units of the currency, as bills are.
    const amount = Math.floor((plan.available * percent) / 10_000) * 100;
    if (amount > 0) await recordOutlay({ ...ctx, now: () => at }, { ...outlay, amount }, 'demo');
  }
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
