import { isLocale } from '#src/i18n/locales.ts';
import { digitsIn } from '#src/server/accounts/reader-digits.ts';
import { getContactInfo } from '#src/server/contact-info/contact-info.service.ts';
import { AppError } from '#src/server/http/errors.ts';
import { viewOrder } from '#src/server/orders/order-view.ts';
import { findDonor, type OrderRow } from '#src/server/orders/orders.repository.ts';
import { findOwnOrder, type OrderLocator } from '#src/server/orders/own-order.ts';
import { documentInDigits } from '#src/server/pdf/document-digits.ts';
import { renderPdf } from '#src/server/pdf/render-pdf.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { receiptDocument } from '#src/server/receipts/receipt-document.ts';
import { findReceiptProofs } from '#src/server/receipts/receipt-proofs.ts';
import { shareFacts } from '#src/server/sacrifices/sacrifices.emails.ts';
import { findSharesOfOrder } from '#src/server/sacrifices/shares.repository.ts';
import { findSubscriptionOf } from '#src/server/subscriptions/subscriptions.repository.ts';

export type ReceiptFile = { filename: string; pdf: Uint8Array<ArrayBuffer> };

/** The receipt of a paid order in the language of its donor; nothing where none was written. @throws Error where it cannot be set */
export async function receiptFile(ctx: ServiceContext, row: OrderRow): Promise<ReceiptFile | undefined> {
  const locale = isLocale(row.locale) ? row.locale : 'en';
  const donor = await findDonor(ctx.db, row.id);
  const [order, shares, issuer, proofs, subscription, i18n, digits] = await Promise.all([
    viewOrder(ctx.db, row),
    findSharesOfOrder(ctx.db, row.id),
    getContactInfo(ctx),
    findReceiptProofs(ctx, row, locale),
    findSubscriptionOf(ctx.db, row.id),
    ctx.i18n(locale),
    digitsIn(ctx, locale, { accountId: row.accountId, email: donor?.email }),
  ]);
  const document = receiptDocument(
    {
      order,
      donorName: donor?.fullName ?? '',
      locale,
      issuer,
      // One that never began, as where the first month came too late, repeats nothing.
      given: subscription?.firstAt ? subscription : undefined,
      shares: shareFacts(shares, locale, i18n),
      proofs,
    },
    i18n,
  );
  return (
    document && {
      filename: `receipt-${order.receiptNumber}.pdf`,
      pdf: await renderPdf(documentInDigits(document, digits)),
    }
  );
}

/** The caller's own receipt. @throws AppError `notFound`, also where the order has no receipt yet */
export async function getReceipt(ctx: ServiceContext, name: OrderLocator): Promise<ReceiptFile> {
  const file = await receiptFile(ctx, await findOwnOrder(ctx, name));
  if (!file) throw new AppError('notFound');
  return file;
}
