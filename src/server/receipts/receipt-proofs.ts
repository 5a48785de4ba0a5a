import { type LineProof, openingOf } from '#src/domain/ledger-proof.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import { findReceiptLines } from '#src/server/ledger/receipt-lines.repository.ts';
import type { OrderRow } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { siteUrlIn } from '#src/server/platform/site-url.ts';

/** That a donation is in the public account of its project: the line, what opens it, and where both are looked at. */
export type ReceiptProof = LineProof & { title: string; href: string };

/** The proofs of an order's lines. What opens a line stands behind the `#` of its address, which no browser sends. */
export async function findReceiptProofs(
  ctx: ServiceContext,
  { id, number }: Pick<OrderRow, 'id' | 'number'>,
  locale: Locale,
): Promise<ReceiptProof[]> {
  const lines = await findReceiptLines(ctx.db, id);
  return Promise.all(
    lines.map(async ({ hash, project, salt, seq, slug, title }) => {
      const opening = await openingOf(salt, project, seq);
      const page = `${siteUrlIn(locale, ctx)}/projects/${encodeURIComponent(slug)}/ledger`;
      const href = `${page}?line=${seq}#receipt-${number}-${opening}`;
      return { project, seq, hash, opening, href, title: textIn(locale, title) };
    }),
  );
}
