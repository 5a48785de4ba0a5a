import { giftCertificate } from '#src/server/gifts/gift-certificate.ts';
import { type Gift, readGift } from '#src/server/gifts/read-gift.ts';
import { AppError } from '#src/server/http/errors.ts';
import { findOwnOrder, type OrderLocator } from '#src/server/orders/own-order.ts';
import { renderPdf } from '#src/server/pdf/render-pdf.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

export type CertificateFile = { filename: string; pdf: Uint8Array<ArrayBuffer> };

/** The certificate of a gift. @throws Error where it cannot be set */
export async function certificateFile(ctx: Pick<ServiceContext, 'i18n'>, gift: Gift): Promise<CertificateFile> {
  const certificate = giftCertificate(gift, await ctx.i18n(gift.locale));
  return { filename: 'certificate.pdf', pdf: await renderPdf(certificate) };
}

/**
 * The certificate of a line of the caller's own order, for the donor to print.
 * @throws AppError `notFound`, also where the line has no card, is not paid, or its receiver's data were erased
 */
export async function getCertificate(
  ctx: ServiceContext,
  { itemId, ...name }: OrderLocator & { itemId: string },
): Promise<CertificateFile> {
  const order = await findOwnOrder(ctx, name);
  const gift = await readGift(ctx, itemId);
  if (gift?.orderId !== order.id || !gift.hasCard) throw new AppError('notFound');
  return certificateFile(ctx, gift);
}
