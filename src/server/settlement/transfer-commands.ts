import { parseDecimal } from '#money/parse-money.ts';
import { readReference } from '#src/domain/reference.ts';
import { findPaymentByReference } from '#src/server/payments/payments.repository.ts';
import type { Command } from '#src/server/platform/command.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';

export const transferCommands: Record<string, Command> = {
  'transfer:confirm': async (ctx, [reference = '', amount = '', movement], print) => {
    const read = readReference(reference);
    const payment = read && (await findPaymentByReference(ctx.db, read));
    if (!payment) {
      print('No transfer is expected under this reference.');
      return 1;
    }
    const money = parseDecimal(amount, payment.currency);
    if (!money || money.minor === 0) {
      print('Usage: transfer:confirm REFERENCE AMOUNT [MOVEMENT], the amount as 1234.50');
      return 2;
    }
    const result = await confirmTransfer(ctx, { reference, amount: money.minor, movement });
    print(
      'orderNumber' in result
        ? `Order ${result.orderNumber}: ${result.outcome}, ${result.received} of ${result.due} minor units.`
        : "This transfer is recorded already. If it is another one, give the bank's number of the movement.",
    );
    return result.outcome === 'alreadyRecorded' ? 1 : 0;
  },
};
