import { and, desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { DAY_MS } from '#src/domain/durations.ts';
import { type Calendar, intervalOf } from '#src/domain/giving-calendar.ts';
import { scheduleOf } from '#src/domain/plan-schedule.ts';
import { giveDemoOrder } from '#src/server/demo/give-demo-order.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { subscriptions } from '#src/server/platform/db/schema/subscriptions.ts';
import { readHijriMonths } from '#src/server/subscriptions/hijri-months.repository.ts';

/** By transfer, so that no card that does not exist is ever charged. */
const CALENDAR: Calendar = 'zakatDay:9-1';
/** Minor units. */
const AMOUNT = 25_000;

/** The zakat that the demo charity's donor transfers each year on the first of Ramadan, to the project with the highest goal. */
export async function beginDemoRecurring(
  ctx: ServiceContext,
  donor: { id: string; email: string | null },
): Promise<void> {
  const [project] = await ctx.db
    .select()
    .from(projects)
    .where(and(eq(projects.status, 'published'), eq(projects.isSuitableForZakat, true)))
    .orderBy(desc(projects.goalMinor), projects.id)
    .limit(1);
  if (!project || donor.email === null) return;
  const at = new Date(ctx.now().getTime() - 20 * DAY_MS);
  const orderId = await giveDemoOrder(
    ctx,
    {
      type: 'project',
      projectId: project.id,
      intention: 'zakat',
      title: project.title,
      unitPriceMinor: AMOUNT,
      quantity: 1,
      amountMinor: AMOUNT,
      endowmentMinor: 0,
    },
    { at, currency: project.currency, email: donor.email, turn: 0 },
  );
  const begun = { firstAt: at, interval: intervalOf(CALENDAR), calendar: CALENDAR };
  await ctx.db
    .insert(subscriptions)
    .values({
      id: v7(),
      orderId,
      accountId: donor.id,
      status: 'active',
      isPledge: true,
      currency: project.currency,
      amountMinor: AMOUNT,
      nextAt: scheduleOf(begun, await readHijriMonths(ctx.db)).next(0, ctx.now()),
      createdAt: at,
      ...begun,
    });
}
