import { formatDecimal } from '#money/format-money.ts';
import { findHeldMoney, type HeldMoney } from '#src/server/ledger/held-money.repository.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import type { Command } from '#src/server/platform/command.ts';
import { findUnplacedLines } from '#src/server/sacrifices/shares.repository.ts';

const HELD: Record<HeldMoney['reason'], string> = {
  afterRefund: 'came after the donation was refunded and must be returned to the donor (refund:make)',
  feeInOtherCurrency: "is a fee in another currency than the donation's, and is not booked",
  partPaid: 'was received and waits for the rest',
  paidTwice: 'was paid in addition and must be returned to the donor (refund:make)',
  unclear: 'was requested, but money in another currency was received: see the provider',
};

export const ledgerCommands: Record<string, Command> = {
  'ledger:check': async (ctx, _args, print) => {
    const findings = await runLedgerCheck(ctx);
    for (const { check, count, examples } of findings) print(`${count} ${check}: ${examples.join(', ')}`);
    if (findings.length === 0) print('The ledger has no errors.');
    return findings.length === 0 ? 0 : 1;
  },
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
