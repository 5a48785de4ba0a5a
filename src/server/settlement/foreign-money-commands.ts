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
  unavailable: 'The provider does not answer. Nothing was changed; run the same again later.',
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
    const { left, order, payment, received } = found;
    const asked = sum({ minor: payment.amountMinor, currency: payment.currency });
    print(
      `Order ${order.number}: ${sum(received)} was received, ${asked} was requested; ${sum(left)} is left to return.`,
    );
    if (!isDecided) {
      print('Nothing is returned yet. Run the same again with yes at the end.');
      return 0;
    }
    const result = await returnForeignMoney(ctx, found, reason);
    const isPaid = isSettled(order.status);
    if (result === 'returned')
      print(
        `It is returned at the provider${isPaid ? '. The order is paid by another payment' : ', and its donor can pay again'}.`,
      );
    else if (result === 'unavailable') print(REFUSALS.unavailable);
    else if (result === 'closedAlready') print('The payment was closed meanwhile.');
    else print(`The provider refuses: ${result.rejected}. Return it in its dashboard, and run the same again.`);
    return result === 'returned' ? 0 : 1;
  },
};
