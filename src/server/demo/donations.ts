import { eq } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { accounts } from '#src/domain/ledger.ts';
import { endowmentShare } from '#src/domain/pricing.ts';
import type { ProjectSeed } from '#src/server/demo/project-seed.ts';
import { demoDonors } from '#src/server/demo/site.ts';
import { newTransferReference } from '#src/server/gateways/payments/bank.ts';
import { donorHashOf } from '#src/server/orders/draft-order.ts';
import { insertOrder, type NewItem } from '#src/server/orders/orders.repository.ts';
import { insertPayment, recordPaymentStatus, updatePayment } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { bookDonation } from '#src/server/settlement/book-donation.ts';

/** Gives what each demo project has raised, as paid orders of people who never lived, through the same books as all gifts. */
export async function giveDemoDonations(ctx: ServiceContext, seeds: readonly ProjectSeed[]): Promise<void> {
  const rows = await ctx.db.select().from(projects);
  let turn = 0;
  for (const seed of seeds) {
    const project = rows.find(({ title }) => title.en === seed.title.en)!;
    for (const amount of parts(seed)) await give(ctx, project, { amount, turn: (turn += 1) });
    if (seed.outcome === 'closed') {
      await ctx.db
        .update(projects)
        .set({
          status: 'completed',
          outcome: 'closed',
          closedAt: new Date(ctx.now().getTime() - 5 * DAY_MS),
          closedReason: seed.closedReason,
        })
        .where(eq(projects.id, project.id));
    }
  }
}

/** The raised sum as a handful of gifts: whole units of at most 999, or sums that people give. */
function parts({ raised = 0, unit }: ProjectSeed): number[] {
  const step = unit?.price ?? 500;
  const gifts: number[] = [];
  let left = raised;
  for (let index = 0; left > 0; index += 1) {
    const wish = Math.max(
      step,
      Math.floor((raised * [0.21, 0.09, 0.16, 0.05, 0.3, 0.12, 0.07][index % 7]!) / step) * step,
    );
    const gift = Math.min(left, wish, unit ? step * 999 : left);
    gifts.push(gift);
    left -= gift;
  }
  return gifts;
}

async function give(
  ctx: ServiceContext,
  project: typeof projects.$inferSelect,
  { amount, turn }: { amount: number; turn: number },
): Promise<void> {
  const at = new Date(ctx.now().getTime() - ((turn % 60) * DAY_MS) / 2 - turn * 60_000);
  const unitPrice = project.unitPriceMinor ?? amount;
  const item: NewItem = {
    type: project.isEndowment ? 'endowment' : 'project',
    projectId: project.id,
    intention: 'sadaqah',
    title: project.title,
    unitPriceMinor: unitPrice,
    quantity: amount / unitPrice,
    amountMinor: amount,
    endowmentMinor: endowmentShare(amount, 'sadaqah', project),
  };
  await giveDemoOrder(ctx, item, { currency: project.currency, turn, at });
}

/** A paid order of one line by a person who never lived. `turn` chooses the person. */
export async function giveDemoOrder(
  ctx: ServiceContext,
  item: NewItem,
  { at, currency, turn }: { at: Date; currency: CurrencyCode; turn: number },
): Promise<void> {
  const donor = demoDonors[turn % demoDonors.length]!;
  const email = `donor${turn % 41}@demo.example`;
  const amount = item.amountMinor;
  await ctx.db.transaction(async (tx) => {
    const order = await insertOrder(
      tx,
      {
        status: 'awaitingTransfer',
        accessKeyHash: sha256(crypto.randomUUID()),
        method: 'bank',
        currency,
        subtotalMinor: amount,
        totalMinor: amount,
        locale: donor.locale,
        showName: turn % 3 === 0,
        isDemo: true,
        placedAt: at,
        expiresAt: new Date(at.getTime() + 14 * DAY_MS),
      },
      { fullName: donor.fullName, email, donorHash: donorHashOf(ctx, email) },
      [item],
    );
    const payment = await insertPayment(tx, {
      orderId: order.id,
      method: 'bank',
      status: 'created',
      currency: order.currency,
      amountMinor: amount,
      idempotencyKey: `demo-${order.id}`,
      reference: newTransferReference(),
      createdAt: at,
      updatedAt: at,
    });
    await updatePayment(tx, payment.id, { status: 'succeeded' });
    await recordPaymentStatus(tx, { paymentId: payment.id, from: 'created', to: 'succeeded', at, reason: 'demo' });
    await bookDonation(tx, order, payment, { into: accounts.bank, amount, externalKey: `demo:${order.id}`, at }, at);
  });
}
