import type { Command } from '#src/server/platform/command.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';

export const renewalCommands: Record<string, Command> = {
  'subscription:cancel': async (ctx, [number = ''], print) => {
    if (!/^\d{1,15}$/.test(number)) {
      print('Usage: subscription:cancel NUMBER, the number of any order of the recurring donation');
      return 2;
    }
    const outcome = await cancelSubscription(ctx, { orderNumber: Number(number) }, 'command');
    print(
      {
        cancelled: 'The recurring donation is cancelled, and the donor gets an email.',
        alreadyCancelled: 'This recurring donation was canceled before.',
        underway: 'A charge is in progress. Run this again in a few minutes.',
        unknown: 'No recurring donation has an order of this number.',
      }[outcome],
    );
    return outcome === 'cancelled' || outcome === 'alreadyCancelled' ? 0 : 1;
  },
};
