import { formatDecimal } from '#money/format-money.ts';
import type { Money } from '#money/money.ts';
import { isSettled } from '#src/domain/order.ts';
import type { Command } from '#src/server/platform/command.ts';
import {
  findForeignMoney,
  type ForeignMoney,
  returnForeignMoney,
} from '#src/server/settlement/return-foreign-money.ts';

const sum = (money: Money): string => `${formatDecimal(money)} ${money.currency}`;
const REFUSALS: Record<Exclude<ForeignMoney['outcome'], 'found'>, string> = {
  unknownOrder: 'No order has this number.',
  nothingHeld: 'No money in another currency is held for this order.',
  disputed: 'Its donor disputes it at their bank. Wait for the decision, and run the same again.',
  unavailable: 'The provider does not answer. Nothing was changed; run the same again later.',
};

const ANSWERS = {
  coming: 'The provider is returning it. Run the same again when it has arrived, which closes the payment.',
  closedAlready: 'The payment was closed meanwhile.',
  unavailable: REFUSALS.unavailable,
};

/** What finance do with money that came in another currency than its order. */
export const foreignMoneyCommands: Record<string, Command> = {
  'payment:return': async (ctx, [number = '', ...words], print) => {
    const isDecided = words.at(-1) === 'yes';
    const reason = (isDecided ? words.slice(0, -1) : words).join(' ').trim();
    if (!/^\d{1,15}$/.test(number) || reason === '') {
      print('Usage: payment:return ORDER WHY [yes], for example: payment:return 1042 charged in euros by mistake');
      return 2;
    }
    const found = await findForeignMoney(ctx, Number(number));
    if (found.outcome !== 'found') {
      print(REFUSALS[found.outcome]);
      return 1;
    }
    const { isComing, left, lost, order, payment, received } = found;
    const asked = sum({ minor: payment.amountMinor, currency: payment.currency });
    print(
      `Order ${order.number}: ${sum(received)} was received, ${asked} was requested; ${sum(left)} is left to return.`,
    );
    if (lost.minor > 0) print(`The donor’s bank took back ${sum(lost)} of it.`);
    if (isComing) print('A return of it is on its way at the provider.');
    if (!isDecided) {
      print('Nothing is returned yet. Run the same again with yes at the end.');
      return 0;
    }
    const result = await returnForeignMoney(ctx, found, reason);
    const next = isSettled(order.status) ? 'The order is paid by another payment.' : 'Its donor can pay again.';
    if (typeof result === 'object')
      print(
        `The provider refuses: ${result.rejected}. Nothing was returned; run the same again, or return it in its dashboard first.`,
      );
    else print(result === 'returned' ? `It is returned at the provider. ${next}` : ANSWERS[result]);
    return result === 'returned' || result === 'coming' ? 0 : 1;
  },
};
