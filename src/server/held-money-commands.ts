import { formatDecimal } from '#money/format-money.ts';
import { findHeldMoney, type HeldMoney } from '#src/server/ledger/held-money.repository.ts';
import type { Command } from '#src/server/platform/command.ts';
import { findUnplacedLines } from '#src/server/sacrifices/shares.repository.ts';

const HELD: Record<HeldMoney['reason'], string> = {
  afterRefund: 'came after the donation was refunded and must be returned to the donor (refund:make)',
  feeInOtherCurrency: "is a fee in another currency than the donation's, and is not booked",
  partPaid: 'was received and waits for the rest',
  paidTwice: 'was paid in addition and must be returned to the donor (refund:make)',
  returning:
    'was requested, and money in another currency is being returned: when it has arrived, payment:return again closes it',
  unclear: 'was requested, but money in another currency was received: return it (payment:return)',
};

/** Money that was received and is no donation yet: of the ledger, and of sacrifices whose shares were gone. */
export const heldMoneyCommands: Record<string, Command> = {
  'ledger:held': async (ctx, _args, print) => {
    const held = await findHeldMoney(ctx);
    for (const { amount, currency, orderNumber, reason, since } of held)
      print(
        `${since.toISOString().slice(0, 10)} order ${orderNumber}: ${formatDecimal({ minor: amount, currency })} ${currency} ${HELD[reason]}`,
      );
    const unplaced = await findUnplacedLines(ctx.db);
    for (const { amount, currency, orderNumber, since } of unplaced)
      print(
        `${since.toISOString().slice(0, 10)} order ${orderNumber}: ${formatDecimal({ minor: amount, currency })} ${currency} is for a sacrifice whose shares were gone, and waits for the donor`,
      );
    if (held.length + unplaced.length === 0) print('No money is held.');
    return 0;
  },
};
