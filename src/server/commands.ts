import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { formatDecimal } from '#money/format-money.ts';
import { parseDecimal } from '#money/parse-money.ts';
import { readReference, spellReference } from '#src/domain/reference.ts';
import { isUuid } from '#src/domain/uuid.ts';
import { accountCommands } from '#src/server/accounts/account-commands.ts';
import { applicationLines } from '#src/server/applications/application-lines.ts';
import { findUnanswered as findUnansweredApplications } from '#src/server/applications/applications.repository.ts';
import { answerApplication, cancelActivity } from '#src/server/applications/staff-acts.ts';
import { articleCommands } from '#src/server/articles/article-commands.ts';
import { statementCommands } from '#src/server/bank-statements/statement-commands.ts';
import { cardCheckCommands } from '#src/server/card-checks/card-check-commands.ts';
import { findUnanswered, markAnswered } from '#src/server/contact/contact.repository.ts';
import { messageLines } from '#src/server/contact/message-lines.ts';
import { faqCommands } from '#src/server/faqs/faq-commands.ts';
import { findHeldMoney, type HeldMoney } from '#src/server/ledger/held-money.repository.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { outlayCommands } from '#src/server/ledger/outlay-commands.ts';
import { ngoCommands } from '#src/server/ngos/ngo-commands.ts';
import { findPaymentByReference } from '#src/server/payments/payments.repository.ts';
import { permissionLines } from '#src/server/permission-lines.ts';
import type { Command, CommandSite } from '#src/server/platform/command.ts';
import { findFailedJobs, retryFailedJobs } from '#src/server/platform/outbox/failed-jobs.repository.ts';
import { refundCommands } from '#src/server/refunds/refund-commands.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';
import { recordSlaughter } from '#src/server/sacrifices/record-slaughter.ts';
import { findUnplacedLines } from '#src/server/sacrifices/shares.repository.ts';
import { openCommandServices } from '#src/server/services.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { countsLines } from '#src/server/site-counts/counts-lines.ts';
import { findDonationCounts, findPageCounts } from '#src/server/site-counts/site-counts.repository.ts';
import { sliderCommands } from '#src/server/site/slider-commands.ts';
import { sponsorNews, tellSponsor } from '#src/server/sponsorships/tell-sponsor.ts';
import { withdrawConsent } from '#src/server/sponsorships/withdraw-consent.ts';
import { importStocks } from '#src/server/stocks/import-stocks.ts';
import { SOURCE_COLUMNS, STOCK_COLUMNS } from '#src/server/stocks/stock-columns.ts';
import { volunteerLines } from '#src/server/volunteers/volunteer-lines.ts';
import { findUnansweredVolunteers, markVolunteerAnswered } from '#src/server/volunteers/volunteers.repository.ts';

const HELD: Record<HeldMoney['reason'], string> = {
  afterRefund: 'came after the donation was refunded and must be returned to the donor (refund:make)',
  feeInOtherCurrency: "is a fee in another currency than the donation's, and is not booked",
  partPaid: 'was received and waits for the rest',
  paidTwice: 'was paid in addition and must be returned to the donor (refund:make)',
  unclear: 'was requested, but money in another currency was received: see the provider',
};

const DAY_MS = 86_400_000;
const DAYS_COUNTED = 30;
/** The oldest of them; the rest come when these are answered. */
const MESSAGES_SHOWN = 200;

/** The commands for staff. */
export const commands: Record<string, Command> = {
  ...accountCommands,
  roles: async (_ctx, _args, print) => {
    for (const line of permissionLines()) print(line);
    return 0;
  },
  ...sliderCommands,
  ...faqCommands,
  ...articleCommands,
  ...ngoCommands,
  ...refundCommands,
  ...cardCheckCommands,
  ...statementCommands,
  ...outlayCommands,
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
  'stocks:import': async (ctx, [file], print) => {
    if (!file) {
      print('Usage: stocks:import FILE.csv');
      print(`Its columns: ${STOCK_COLUMNS.join(', ')}. In place of source it may have ${SOURCE_COLUMNS.join(', ')}.`);
      return 2;
    }
    const { changed, errors, rates, stocks } = await importStocks(ctx, await readFile(file, 'utf8'));
    for (const error of errors) print(error);
    print(
      errors.length > 0
        ? 'Nothing was imported.'
        : `${stocks} companies and ${rates} rates were read; ${changed} rows were new or changed.`,
    );
    return errors.length > 0 ? 1 : 0;
  },
  'sponsor:news': async (ctx, [slug = '', file], print) => {
    const news = file
      ? v.safeParse(v.pipe(v.string(), v.parseJson(), sponsorNews), await readFile(file, 'utf8'))
      : undefined;
    if (!news?.success) {
      print(
        'Usage: sponsor:news CHILD NEWS.json, with title and text by language: {"title": {"en": "…"}, "text": {"en": "…"}}',
      );
      return 2;
    }
    const outcome = await tellSponsor(ctx, slug, news.output);
    print(
      {
        unknown: 'No child has this address.',
        stored: 'Stored. The child has no sponsor at the moment.',
        told: 'Stored, and the sponsor gets an email.',
      }[outcome],
    );
    return outcome === 'unknown' ? 1 : 0;
  },
  'consent:withdraw': async (ctx, [slug = ''], print) => {
    if (slug === '') {
      print('Usage: consent:withdraw CHILD, the address of its page');
      return 2;
    }
    const outcome = await withdrawConsent(ctx, slug);
    print(
      {
        unknown: 'No child has this address.',
        already: 'The page of this child was closed before.',
        closed: 'The page is closed. The child has no sponsor at the moment.',
        told: 'The page is closed. The sponsorship goes on, and the sponsor gets an email.',
      }[outcome],
    );
    return outcome === 'unknown' || outcome === 'already' ? 1 : 0;
  },
  'sacrifice:done': async (
    ctx,
    [sacrificeId = '', number = '', local = '', place = '', proof = '', proofUrl],
    print,
  ) => {
    if (!isUuid(sacrificeId) || !/^[1-9]\d{0,5}$/.test(number) || place === '' || proof === '') {
      print(
        'Usage: sacrifice:done SACRIFICE ANIMAL 2026-05-27T09:30 PLACE PROOF [URL], the time by the clocks of its country',
      );
      return 2;
    }
    const done = { sacrificeId, number: Number(number), local, place, proof, proofUrl };
    const result = await recordSlaughter(ctx, done);
    if (result.outcome === 'recorded') print(`Recorded. ${result.informed} donors get an email.`);
    else
      print(
        result.outcome === 'unknown' ? 'No share of such an animal was taken.' : 'This slaughter was recorded before.',
      );
    return result.outcome === 'recorded' ? 0 : 1;
  },
  'contact:messages': async (ctx, _args, print) => {
    const messages = await findUnanswered(ctx.db, MESSAGES_SHOWN);
    for (const message of messages) for (const line of messageLines(message)) print(line);
    if (messages.length === 0) print('Every message is answered.');
    return 0;
  },
  'contact:answered': async (ctx, [typed = ''], print) => {
    const reference = readReference(typed);
    const isMarked = reference !== undefined && (await markAnswered(ctx.db, spellReference(reference), ctx.now()));
    print(isMarked ? 'Marked as answered.' : 'No unanswered message has this number.');
    return isMarked ? 0 : 1;
  },
  'applications:open': async (ctx, _args, print) => {
    const open = await findUnansweredApplications(ctx.db, MESSAGES_SHOWN);
    for (const { application, title } of open) for (const line of applicationLines(application, title)) print(line);
    if (open.length === 0) print('Every application is answered.');
    return 0;
  },
  'applications:answer': async (ctx, [typed = '', answer], print) => {
    const reference = readReference(typed);
    if (answer !== 'accepted' && answer !== 'rejected') {
      print('Usage: applications:answer NUMBER accepted|rejected');
      return 2;
    }
    const outcome =
      reference === undefined ? 'unknown' : await answerApplication(ctx, spellReference(reference), answer);
    print(
      {
        answered: 'Answered, and the person gets an email.',
        already: 'This application was answered or withdrawn before.',
        unknown: 'No application for training has this number.',
      }[outcome],
    );
    return outcome === 'answered' ? 0 : 1;
  },
  'activity:cancel': async (ctx, [kind, slug = ''], print) => {
    if ((kind !== 'event' && kind !== 'training') || slug === '') {
      print('Usage: activity:cancel event|training SLUG');
      return 2;
    }
    const told = await cancelActivity(ctx, kind, slug);
    print(
      told === undefined ? 'There is nothing to cancel at this address.' : `Cancelled. ${told} people get an email.`,
    );
    return told === undefined ? 1 : 0;
  },
  'volunteer:offers': async (ctx, _args, print) => {
    const offers = await findUnansweredVolunteers(ctx.db, MESSAGES_SHOWN);
    for (const offer of offers) for (const line of volunteerLines(offer)) print(line);
    if (offers.length === 0) print('Every offer is answered.');
    return 0;
  },
  'volunteer:answered': async (ctx, [typed = ''], print) => {
    const reference = readReference(typed);
    const isMarked =
      reference !== undefined && (await markVolunteerAnswered(ctx.db, spellReference(reference), ctx.now()));
    print(isMarked ? 'Marked as answered.' : 'No unanswered offer has this number.');
    return isMarked ? 0 : 1;
  },
  'site:counts': async (ctx, _args, print) => {
    const since = new Date(ctx.now().getTime() - (DAYS_COUNTED - 1) * DAY_MS).toISOString().slice(0, 10);
    const [pages, donations] = await Promise.all([findPageCounts(ctx.db, since), findDonationCounts(ctx.db, since)]);
    for (const line of countsLines(pages, donations)) print(line);
    return 0;
  },
  'jobs:failed': async (ctx, _args, print) => {
    const failed = await findFailedJobs(ctx.db);
    for (const { attempts, error, failedAt, id, queue } of failed)
      print(
        `${failedAt.toISOString().slice(0, 16)} ${queue} ${id}: given up after ${attempts} attempts (${error ?? 'unknown'})`,
      );
    if (failed.length === 0) print('There are no failed jobs.');
    return failed.length === 0 ? 0 : 1;
  },
  'jobs:retry': async (ctx, [id], print) => {
    const count = await retryFailedJobs(ctx.db, ctx.now(), id);
    print(count === 0 ? 'There is no such failed job.' : `${count} will be retried by the worker now.`);
    return count === 0 ? 1 : 0;
  },
  'subscription:cancel': async (ctx, [number = ''], print) => {
    if (!/^\d{1,15}$/.test(number)) {
      print('Usage: subscription:cancel NUMBER, the number of any order of the recurring donation');
      return 2;
    }
    const outcome = await cancelSubscription(ctx, { orderNumber: Number(number) }, 'command');
    print(
      {
        cancelled: 'The recurring donation is cancelled, and the donor gets an email.',
        alreadyCancelled: 'This recurring donation was cancelled before.',
        underway: 'A charge is in progress. Run this again in a few minutes.',
        unknown: 'No recurring donation has an order of this number.',
      }[outcome],
    );
    return outcome === 'cancelled' || outcome === 'alreadyCancelled' ? 0 : 1;
  },
};

/** Runs a command and returns its exit code. With the embedded database no other process may run at the same time. */
export async function runCommand(
  name: string,
  args: readonly string[],
  site: CommandSite,
  print: (line: string) => void = (line) => {
    process.stdout.write(`${line}\n`);
  },
): Promise<number> {
  const command = commands[name];
  if (!command) {
    print(`There is no command ${name}. Known: ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  try {
    const { close, context } = await openCommandServices();
    return await command(context, args, print, site).finally(close);
  } catch (error) {
    print(error instanceof Error ? error.message : 'Something went wrong.');
    return 1;
  }
}
