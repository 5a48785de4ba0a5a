import type { CurrencyCode } from '#money/currencies.ts';
import { formatDecimal } from '#money/format-money.ts';
import { parseDecimal } from '#money/parse-money.ts';
import { findOrder } from '#src/server/orders/orders.repository.ts';
import type { Command } from '#src/server/platform/command.ts';
import { approveRefund, type RefundDecision, refuseRefund, type StaffWish } from '#src/server/refunds/decide-refund.ts';
import { findUndecidedDisputes } from '#src/server/refunds/disputes.repository.ts';
import { recordBankRefund } from '#src/server/refunds/record-bank-refund.ts';
import { disputeLine, openRefundLines } from '#src/server/refunds/refund-lines.ts';
import { findOpenRefunds } from '#src/server/refunds/refunds.repository.ts';
import { retryRefund } from '#src/server/refunds/retry-refund.ts';

const numberOf = (typed = ''): number | undefined => (/^\d{1,15}$/.test(typed) ? Number(typed) : undefined);
const WISHES = 'whole, an amount as 1234.50, line:2, or held for money that is no donation';

/** What staff wrote; undefined where it is no wish. */
function wishOf(typed: string, currency: CurrencyCode): StaffWish | undefined {
  if (typed === 'whole' || typed === 'held') return { of: typed };
  const line = /^line:([1-9]\d{0,2})$/.exec(typed)?.[1];
  if (line !== undefined) return { of: 'line', line: Number(line) };
  const money = parseDecimal(typed, currency);
  return money && money.minor > 0 ? { of: 'amount', amount: money.minor } : undefined;
}

const sum = (minor: number, currency: CurrencyCode): string => `${formatDecimal({ minor, currency })} ${currency}`;

const WHY: Record<Exclude<RefundDecision['outcome'], 'approved' | 'tooMuch' | 'onePayment' | 'spent'>, string> = {
  unknown: 'No order has this number.',
  notPaid: 'This order was not paid: there is nothing to refund.',
  nothingLeft: 'All of this was returned before.',
  carriedOut: 'This was carried out, the animal is slaughtered, and cannot be returned.',
  unknownLine: 'The order has no such line.',
  disputed: 'The donor disputes this payment at their bank. Answer the dispute: the bank decides who has the money.',
  underway: 'A refund of this order is approved already. See refunds:open.',
  notAsked: 'The donor has not asked for a refund of this order. Use refund:make with a reason.',
  nothingHeld: 'No money of this order is held.',
};

function say(decision: RefundDecision, orderNumber: number): string {
  switch (decision.outcome) {
    case 'approved': {
      const amount = sum(decision.refund.amountMinor!, decision.refund.currency);
      return decision.method === 'bank'
        ? `Approved. Transfer ${amount} to the donor, then run refund:paid ${orderNumber} REFERENCE with the bank's reference.`
        : `Approved. The worker asks the provider to return ${amount}.`;
    }
    case 'tooMuch':
      return `Too much: ${sum(decision.limit, decision.currency)} can be returned.`;
    case 'onePayment':
      return `The order was paid by several payments. One refund returns ${sum(decision.limit, decision.currency)} at most; make another for the rest.`;
    case 'spent':
      return `The fund no longer has it: ${sum(Math.max(0, decision.limit), decision.currency)} can be returned. Bring the money back to the fund first, or return less.`;
    default:
      return WHY[decision.outcome];
  }
}

const approve =
  (usage: string, isAsked: boolean): Command =>
  async (ctx, [number, typed = isAsked ? 'whole' : '', ...words], print) => {
    const orderNumber = numberOf(number);
    const order = orderNumber === undefined ? undefined : await findOrder(ctx.db, { number: orderNumber });
    const wish = order && wishOf(typed, order.currency);
    const reason = words.join(' ').trim();
    if (orderNumber === undefined || (order && !wish) || (!isAsked && reason === '')) {
      print(usage);
      return 2;
    }
    const decision: RefundDecision = wish
      ? await approveRefund(ctx, { orderNumber, wish, reason: isAsked ? undefined : reason })
      : { outcome: 'unknown' };
    print(say(decision, orderNumber));
    return decision.outcome === 'approved' ? 0 : 1;
  };

/** What staff do about refunds until the back office exists. */
export const refundCommands: Record<string, Command> = {
  'refunds:open': async (ctx, _args, print) => {
    const open = await findOpenRefunds(ctx.db);
    for (const one of open) for (const line of openRefundLines(one)) print(line);
    const disputes = await findUndecidedDisputes(ctx.db);
    for (const one of disputes) print(disputeLine(one));
    if (open.length + disputes.length === 0) print('No refund is open.');
    return 0;
  },
  'refund:approve': approve(`Usage: refund:approve NUMBER [${WISHES}], the donation number`, true),
  'refund:make': approve(`Usage: refund:make NUMBER WHAT REASON, WHAT is ${WISHES}`, false),
  'refund:refuse': async (ctx, [number, ...words], print) => {
    const [orderNumber, refusal] = [numberOf(number), words.join(' ').trim()];
    if (orderNumber === undefined || refusal === '') {
      print("Usage: refund:refuse NUMBER REASON, the reason in the donor's language, who gets it by email");
      return 2;
    }
    const outcome = await refuseRefund(ctx, { orderNumber, refusal });
    print(
      {
        refused: 'Refused, and the donor gets an email with the reason.',
        unknown: WHY.unknown,
        notOpen: 'No refund of this order is open.',
        processing: 'The provider is carrying out this refund already.',
      }[outcome],
    );
    return outcome === 'refused' ? 0 : 1;
  },
  'refund:retry': async (ctx, [number], print) => {
    const orderNumber = numberOf(number);
    if (orderNumber === undefined) {
      print('Usage: refund:retry NUMBER');
      return 2;
    }
    const isRetried = await retryRefund(ctx, { orderNumber });
    print(isRetried ? 'The worker asks the provider again.' : 'No refund of this order has failed.');
    return isRetried ? 0 : 1;
  },
  'refund:paid': async (ctx, [number, ...words], print) => {
    const [orderNumber, reference] = [numberOf(number), words.join(' ').trim()];
    if (orderNumber === undefined || reference === '') {
      print("Usage: refund:paid NUMBER REFERENCE, the bank's reference of the transfer to the donor");
      return 2;
    }
    const result = await recordBankRefund(ctx, { orderNumber, reference });
    print(
      result.outcome === 'recorded'
        ? `Recorded: ${sum(result.refund.amountMinor!, result.refund.currency)} went back, and the donor gets an email.`
        : {
            unknown: WHY.unknown,
            notApproved: 'No refund of this order is approved.',
            byCard: 'This goes back to the card by itself. A transfer is recorded only where that failed.',
            processing: 'The provider is carrying out this refund already.',
            alreadyRecorded: 'A transfer with this reference is recorded already.',
            disputed: WHY.disputed,
            nothingLeft: WHY.nothingLeft,
          }[result.outcome],
    );
    return result.outcome === 'recorded' ? 0 : 1;
  },
};
