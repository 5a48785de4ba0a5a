import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import type { Command } from '#src/server/platform/command.ts';

export const ledgerCommands: Record<string, Command> = {
  'ledger:check': async (ctx, _args, print) => {
    const findings = await runLedgerCheck(ctx);
    for (const { check, count, examples } of findings) print(`${count} ${check}: ${examples.join(', ')}`);
    if (findings.length === 0) print('The ledger has no errors.');
    return findings.length === 0 ? 0 : 1;
  },
};
