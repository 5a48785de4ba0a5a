import { formatDecimal } from '#money/format-money.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { findUndecidedDisputes } from '#src/server/refunds/disputes.repository.ts';
import type { findOpenRefunds } from '#src/server/refunds/refunds.repository.ts';

type OpenRefund = Awaited<ReturnType<typeof findOpenRefunds>>[number];

type Dispute = Awaited<ReturnType<typeof findUndecidedDisputes>>[number];

const LANGUAGES: Record<Locale, string> = { en: 'English', ar: 'Arabic', tr: 'Turkish' };

/** An open refund as staff read it: what it is about, and what they do next. */
export function openRefundLines(open: OpenRefund): string[] {
  const { donorName, locale, orderNumber, received, refunded, refund } = open;
  const { createdAt, currency, reason } = refund;
  const left = `${formatDecimal({ minor: received - refunded, currency })} ${currency}`;
  const amount =
    refund.amountMinor === null ? left : `${formatDecimal({ minor: refund.amountMinor, currency })} ${currency}`;
  const language = isLocale(locale) ? LANGUAGES[locale] : locale;
  return [
    `${createdAt.toISOString().slice(0, 10)} order ${orderNumber}: ${amount}, ${next(open)}`,
    // Control characters of a donor's words could forge lines.
    `  ${refund.requestedBy === 'donor' ? `${donorName ?? 'The donor'} (${language})` : 'Staff'}: ${reason.replaceAll(/\p{C}+/gu, ' ')}`,
  ];
}

function next({ method, orderNumber, paymentStatus, refund }: OpenRefund): string {
  if (refund.status !== 'requested' && paymentStatus === 'disputed')
    return 'waits: the payment is disputed at the bank';
  switch (refund.status) {
    case 'requested':
      return `asked for: refund:approve ${orderNumber} or refund:refuse ${orderNumber} REASON`;
    case 'failed':
      return `failed at the provider (${refund.failureCode ?? 'unknown'}): refund:retry ${orderNumber}, or transfer it and refund:paid ${orderNumber} REFERENCE`;
    case 'processing':
      return `with the provider since ${refund.askedAt?.toISOString().slice(0, 16) ?? ''}`;
    default:
      return method === 'bank'
        ? `to be transferred: refund:paid ${orderNumber} REFERENCE`
        : 'approved, and the worker asks the provider';
  }
}

/** A dispute that the bank has not decided, as staff read it. They answer it in the provider's dashboard. */
export function disputeLine({ dispute, orderNumber }: Dispute): string {
  const { amountMinor: minor, currency, dueBy, openedAt, reason, status } = dispute;
  const until = dueBy === null ? '' : `, until ${dueBy.toISOString().slice(0, 10)}`;
  const what = status === 'inquiry' ? 'the bank asks about it' : 'disputed at the bank';
  return `${openedAt.toISOString().slice(0, 10)} order ${orderNumber}: ${formatDecimal({ minor, currency })} ${currency}, ${what} (${reason}): answer in the provider's dashboard${until}`;
}
