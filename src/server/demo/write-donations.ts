import { v7 } from 'uuid';
import type { CurrencyCode } from '#money/currencies.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { accounts, type DonationLine, receiptEntry } from '#src/domain/ledger.ts';
import { demoDonors } from '#src/server/demo/donors.ts';
import { newTransferReference } from '#src/server/gateways/payments/bank.ts';
import { countDonors, postEntries } from '#src/server/ledger/ledger.repository.ts';
import { donorHashOf } from '#src/server/orders/draft-order.ts';
import type { NewItem } from '#src/server/orders/orders.repository.ts';
import { nextReceiptNumbers } from '#src/server/orders/receipts.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { orderDonors, orderItems, orders, orderTransitions } from '#src/server/platform/db/schema/orders.ts';
import { payments, paymentTransitions } from '#src/server/platform/db/schema/payments.ts';
import { sha256 } from '#src/server/platform/keys.ts';

/** A donation of one line, paid by transfer on the day it was made. */
export type DemoDonation = {
  item: Omit<NewItem, 'people'> & { projectId: string };
  line: DonationLine;
  currency: CurrencyCode;
  at: Date;
  donor: number;
  showsName: boolean;
};

const ROWS_AT_ONCE = 400;

/**
 * Writes paid orders many at a time, with the same rows as orders that people pay for: order, donor, item, payment, both
 * histories, ledger entry and counters. In the order of their dates, because receipts are numbered in it.
 */
export async function writeDonations(ctx: ServiceContext, donations: readonly DemoDonation[]): Promise<void> {
  const sorted = donations.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await ctx.db.transaction(async (tx) => {
    for (let from = 0; from < sorted.length; from += ROWS_AT_ONCE)
      await writeBatch(ctx, tx, sorted.slice(from, from + ROWS_AT_ONCE));
  });
}

async function writeBatch(ctx: ServiceContext, tx: Database, batch: readonly DemoDonation[]): Promise<void> {
  const firstReceipt = (await nextReceiptNumbers(tx, batch.length)) - batch.length + 1;
  const rows = batch.map((donation, index) => ({
    ...donation,
    person: demoDonors[donation.donor]!,
    orderId: v7(),
    paymentId: v7(),
    receiptNumber: firstReceipt + index,
    amount: donation.item.amountMinor,
  }));
  await tx
    .insert(orders)
    .values(
      rows.map(({ amount, at, currency, orderId, person, receiptNumber, showsName }) => ({
        id: orderId,
        status: 'paid' as const,
        accessKeyHash: sha256(crypto.randomUUID()),
        method: 'bank' as const,
        currency,
        subtotalMinor: amount,
        totalMinor: amount,
        receivedMinor: amount,
        locale: person.locale,
        showName: showsName,
        isDemo: true,
        receiptNumber,
        placedAt: at,
        paidAt: at,
        expiresAt: new Date(at.getTime() + 14 * DAY_MS),
      })),
    );
  const hashed = rows.map((row) => ({ ...row, donorHash: donorHashOf(ctx, row.person.email) }));
  await tx
    .insert(orderDonors)
    .values(
      hashed.map(({ orderId, person: { email, fullName }, donorHash }) => ({ orderId, fullName, email, donorHash })),
    );
  await tx
    .insert(orderItems)
    .values(rows.map(({ at, item, orderId }) => ({ ...item, orderId, position: 0, paidAt: at })));
  await tx.insert(orderTransitions).values(
    rows.flatMap(({ at, orderId }) => [
      { orderId, fromStatus: null, toStatus: 'awaitingTransfer', at, reason: 'placed' },
      { orderId, fromStatus: 'awaitingTransfer', toStatus: 'paid', at, reason: `demo:${orderId}` },
    ]),
  );
  await tx
    .insert(payments)
    .values(
      rows.map(({ amount, at, currency, orderId, paymentId }) => ({
        id: paymentId,
        orderId,
        method: 'bank' as const,
        status: 'succeeded' as const,
        currency,
        amountMinor: amount,
        idempotencyKey: `demo-${orderId}`,
        reference: newTransferReference(),
        createdAt: at,
        updatedAt: at,
      })),
    );
  await tx.insert(paymentTransitions).values(
    rows.flatMap(({ at, paymentId }) => [
      { paymentId, fromStatus: null, toStatus: 'created', at, reason: 'created' },
      { paymentId, fromStatus: 'created', toStatus: 'succeeded', at, reason: 'demo' },
    ]),
  );
  await postEntries(
    tx,
    rows.map(({ amount, at, currency, line, orderId, paymentId }) => ({
      kind: 'donation' as const,
      externalKey: `demo:${orderId}`,
      orderId,
      paymentId,
      occurredAt: at,
      postedAt: at,
      currency,
      postings: receiptEntry({ into: accounts.bank, amount }, [line], 0),
    })),
  );
  await countDonors(
    tx,
    hashed.map(({ item: { projectId }, donorHash }) => ({ projectId, donorHash })),
  );
}
