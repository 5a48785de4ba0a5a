import { CARD_CHECK_MODES, COUNTED_MS } from '#src/domain/card-testing.ts';
import { readCardCheckMode } from '#src/server/card-checks/admit-card-payment.ts';
import { countDeclines, saveCardCheckMode } from '#src/server/card-checks/card-checks.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { Command } from '#src/server/platform/command.ts';

/** What staff do while stolen cards are being tested on the site. */
export const cardCheckCommands: Record<string, Command> = {
  'cards:check': async (ctx, [typed], print) => {
    const mode = CARD_CHECK_MODES.find((one) => one === typed);
    if (typed !== undefined && mode === undefined) {
      print('Usage: cards:check [on|auto], on requires a check before each card payment, auto decides by the declines');
      return 2;
    }
    const before = await readCardCheckMode(ctx);
    if (mode !== undefined) {
      const at = ctx.now();
      await ctx.db.transaction(async (tx) => {
        await saveCardCheckMode(tx, mode, at);
        await audit(tx, {
          at,
          actor: 'command',
          action: 'cardCheckMode',
          subject: 'setting',
          subjectId: 'payments/cardCheck',
          before: { mode: before },
          after: { mode },
        });
      });
    }
    const { declines, orders } = await countDeclines(ctx.db, ctx.now());
    print(
      `Cards declined in the last ${COUNTED_MS.hour / 60_000} minutes: ${declines}, on ${orders} orders. The check before card payments is ${mode ?? before}.`,
    );
    return 0;
  },
};
