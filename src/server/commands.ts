import { formatDecimal, parseMoney } from '#src/domain/money.ts';
import { findFailedJobs, retryFailedJobs } from './jobs/failed-jobs.repository.ts';
import { findHeldMoney, type HeldMoney } from './ledger/held-money.repository.ts';
import { runLedgerCheck } from './ledger/ledger-check.repository.ts';
import { confirmTransfer } from './payments/confirm-transfer.ts';
import { findPaymentByReference } from './payments/payments.repository.ts';
import { cancelPlan } from './recurring/cancel-plan.ts';
import { readReference } from '#src/domain/reference.ts';
import type { ServiceContext } from './context.ts';
import { openCommandServices } from './services.ts';

type Command = (ctx: ServiceContext, args: readonly string[], say: (line: string) => void) => Promise<number>;

const HELD: Record<HeldMoney['reason'], string> = {
  feeInOtherCurrency: 'was taken as a fee in another currency than the gift\'s, and is not booked',
  partPaid: 'came and waits for the rest', paidTwice: 'was paid once more and is the giver\'s', unclear: 'was asked for, and what came is of another currency: look at the provider',
};

/** What staff do at a terminal. Each gives the exit code: 0 well, 1 something is wrong, 2 it was not understood. */
export const commands: Record<string, Command> = {
  'ledger:check': async (ctx, _args, say) => {
    const findings = await runLedgerCheck(ctx);
    for (const { check, count, examples } of findings) say(`${count} ${check}: ${examples.join(', ')}`);
    if (findings.length === 0) say('The books agree.');
    return findings.length === 0 ? 0 : 1;
  },
  'ledger:held': async (ctx, _args, say) => {
    const held = await findHeldMoney(ctx);
    for (const { amount, currency, orderNumber, reason, since } of held) say(`${since.toISOString().slice(0, 10)} order ${orderNumber}: ${formatDecimal({ minor: amount, currency })} ${currency} ${HELD[reason]}`);
    if (held.length === 0) say('No money is held.');
    return 0;
  },
  'transfer:confirm': async (ctx, [reference = '', amount = '', movement], say) => {
    const read = readReference(reference);
    const payment = read && await findPaymentByReference(ctx.db, read);
    if (!payment) { say('No transfer is expected under this reference.'); return 1; }
    const money = parseMoney(amount, payment.currency);
    if (!money || money.minor === 0) { say('Usage: transfer:confirm REFERENCE AMOUNT [MOVEMENT], the amount as 1234.50'); return 2; }
    const result = await confirmTransfer(ctx, { reference, amount: money.minor, movement });
    say('orderNumber' in result ? `Order ${result.orderNumber}: ${result.outcome}, ${result.received} of ${result.due} minor units.` : 'This transfer is recorded already. Give the bank\'s number of the movement if it is another one.');
    return result.outcome === 'alreadyRecorded' ? 1 : 0;
  },
  'jobs:failed': async (ctx, _args, say) => {
    const failed = await findFailedJobs(ctx.db);
    for (const { attempts, error, failedAt, id, queue } of failed) say(`${failedAt.toISOString().slice(0, 16)} ${queue} ${id}: given up after ${attempts} attempts (${error ?? 'unknown'})`);
    if (failed.length === 0) say('No job has been given up.');
    return failed.length === 0 ? 0 : 1;
  },
  'jobs:retry': async (ctx, [id], say) => {
    const count = await retryFailedJobs(ctx.db, ctx.now(), id);
    say(count === 0 ? 'No such job has been given up.' : `${count} taken up again: the worker does them now.`);
    return count === 0 ? 1 : 0;
  },
  'subscription:cancel': async (ctx, [number = ''], say) => {
    if (!/^\d{1,15}$/.test(number)) { say('Usage: subscription:cancel NUMBER, the number of any order of the recurring donation'); return 2; }
    const outcome = await cancelPlan(ctx, Number(number), 'command');
    say({
      cancelled: 'The recurring donation has ended, and its giver is told.', alreadyCancelled: 'This recurring donation had ended before.',
      underway: 'A charge is under way. Run this again in a few minutes.', unknown: 'No recurring donation has an order of this number.',
    }[outcome]);
    return outcome === 'cancelled' || outcome === 'alreadyCancelled' ? 0 : 1;
  },
};

/** Runs a command by its name, and gives the exit code. On the embedded database no other process may run meanwhile. */
export async function runCommand(name: string, args: readonly string[], say: (line: string) => void = (line) => { process.stdout.write(`${line}\n`); }): Promise<number> {
  const command = commands[name];
  if (!command) {
    say(`There is no command ${name}. Known: ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  try {
    const { close, context } = await openCommandServices();
    return await command(context, args, say).finally(close);
  } catch (error) {
    say(error instanceof Error ? error.message : 'Something went wrong.');
    return 1;
  }
}
