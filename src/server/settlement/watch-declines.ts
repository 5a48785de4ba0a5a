import { isNetworkStopped, isStopped } from '#src/domain/card-testing.ts';
import {
  countForOrder,
  findCardOrder,
  findOpenCardPayments,
  insertDeclines,
} from '#src/server/card-checks/card-checks.repository.ts';
import type { PaymentGateway } from '#src/server/gateways/payments/port.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { endPayment } from '#src/server/settlement/end-payment.ts';

/**
 * Counts the declined cards of a payment, as the provider lists them, so that lost and repeated events change nothing. After too
 * many, the card payments of the order or of its whole network are cancelled at the provider. A period of a recurring donation
 * is not counted: its card is charged by us. @throws ProviderUnavailableError
 */
export async function watchDeclines(ctx: ServiceContext, gateway: PaymentGateway, payment: PaymentRow): Promise<void> {
  const row = gateway.findDeclines && (await findCardOrder(ctx.db, payment.orderId));
  if (!gateway.findDeclines || !row || !ctx.env.hasRateLimits) return;
  const now = ctx.now();
  const declines = await gateway.findDeclines(payment.providerRef!);
  const isNew = await insertDeclines(
    ctx.db,
    declines.map(({ at, cardRef, declineRef }) => ({
      ref: declineRef,
      orderId: row.orderId,
      cardHash: cardRef === undefined ? null : ctx.keys.sign('card', cardRef),
      // The provider's clock may be ahead of this site's.
      at: at > now ? now : at,
    })),
  );
  const counts = await countForOrder(ctx.db, row, now);
  if (!isStopped(counts)) return;
  const isNetwork = isNetworkStopped(counts) && row.sourceHash !== null;
  const open = await findOpenCardPayments(ctx.db, row.orderId, isNetwork ? row.sourceHash! : undefined);
  for (const one of open) await endPayment(ctx, one.payment);
  if (isNew > 0)
    ctx.log.warn(
      { declines: counts.order, ofNetwork: counts.hour, cancelled: open.length },
      'card payments are stopped',
    );
}
