import type { CurrencyCode } from '#money/currencies.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { accounts } from '#src/domain/ledger.ts';
import { demoDonors } from '#src/server/demo/donors.ts';
import { newTransferReference } from '#src/server/gateways/payments/bank.ts';
import { donorHashOf } from '#src/server/orders/draft-order.ts';
import { insertOrder, type NewItem } from '#src/server/orders/orders.repository.ts';
import { insertPayment, recordPaymentStatus, updatePayment } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { bookDonation } from '#src/server/settlement/book-donation.ts';

/** A paid order of one line by a person who never lived; returns its id. `turn` chooses the person, `email` gives the order to an account. */
export async function giveDemoOrder(
  ctx: ServiceContext,
  item: NewItem,
  {
    at,
    currency,
    email: account,
    turn,
  }: { at: Date; currency: CurrencyCode; turn: number; email?: string | undefined },
): Promise<string> {
  const donor = demoDonors[turn % demoDonors.length]!;
  const email = account ?? donor.email;
  const amount = item.amountMinor;
  return ctx.db.transaction(async (tx) => {
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
    return order.id;
  });
}
