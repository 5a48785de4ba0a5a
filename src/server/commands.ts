import { accountCommands } from '#src/server/accounts/account-commands.ts';
import { activityCommands } from '#src/server/activities/activity-commands.ts';
import { applicationCommands } from '#src/server/applications/application-commands.ts';
import { articleCommands } from '#src/server/articles/article-commands.ts';
import { statementCommands } from '#src/server/bank-statements/statement-commands.ts';
import { cardCheckCommands } from '#src/server/card-checks/card-check-commands.ts';
import { contactCommands } from '#src/server/contact/contact-commands.ts';
import { rateCommands } from '#src/server/exchange-rates/rate-commands.ts';
import { faqCommands } from '#src/server/faqs/faq-commands.ts';
import { heldMoneyCommands } from '#src/server/held-money-commands.ts';
import { ledgerCommands } from '#src/server/ledger/ledger-commands.ts';
import { outlayCommands } from '#src/server/ledger/outlay-commands.ts';
import { metalCommands } from '#src/server/metals/metal-commands.ts';
import { ngoCommands } from '#src/server/ngos/ngo-commands.ts';
import { permissionLines } from '#src/server/permission-lines.ts';
import type { Command, CommandSite } from '#src/server/platform/command.ts';
import { jobCommands } from '#src/server/platform/outbox/job-commands.ts';
import { refundCommands } from '#src/server/refunds/refund-commands.ts';
import { hijriCommands } from '#src/server/renewals/hijri-commands.ts';
import { renewalCommands } from '#src/server/renewals/renewal-commands.ts';
import { sacrificeCommands } from '#src/server/sacrifices/sacrifice-commands.ts';
import { openCommandServices } from '#src/server/services.ts';
import { foreignMoneyCommands } from '#src/server/settlement/foreign-money-commands.ts';
import { transferCommands } from '#src/server/settlement/transfer-commands.ts';
import { countsCommands } from '#src/server/site-counts/counts-commands.ts';
import { sliderCommands } from '#src/server/site/slider-commands.ts';
import { sponsorshipCommands } from '#src/server/sponsorships/sponsorship-commands.ts';
import { stockCommands } from '#src/server/stocks/stock-commands.ts';
import { volunteerCommands } from '#src/server/volunteers/volunteer-commands.ts';

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
  ...activityCommands,
  ...ngoCommands,
  ...refundCommands,
  ...hijriCommands,
  ...cardCheckCommands,
  ...statementCommands,
  ...outlayCommands,
  ...ledgerCommands,
  ...heldMoneyCommands,
  ...transferCommands,
  ...foreignMoneyCommands,
  ...stockCommands,
  ...metalCommands,
  ...rateCommands,
  ...sponsorshipCommands,
  ...sacrificeCommands,
  ...contactCommands,
  ...applicationCommands,
  ...volunteerCommands,
  ...countsCommands,
  ...jobCommands,
  ...renewalCommands,
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
