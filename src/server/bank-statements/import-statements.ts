import { electronicFormatIBAN } from 'ibantools';
import { type BankStatement, movementKeys, StatementError, type StatementFormat } from '#src/domain/bank-statement.ts';
import { findBankAccounts } from '#src/server/bank-accounts/bank-accounts.repository.ts';
import {
  findStatementBefore,
  insertMovements,
  insertStatement,
} from '#src/server/bank-statements/bank-movements.repository.ts';
import { readStatements } from '#src/server/bank-statements/read-statements.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { sha256 } from '#src/server/platform/keys.ts';

/** How many rows are sent to the database at once. */
const BATCH = 500;

export type ImportedStatement = {
  account: string;
  format: StatementFormat;
  number: string | undefined;
  /** Movements of money that came in, and how many of them no earlier import had. */
  incoming: number;
  added: number;
  outgoing: number;
  /** Minor units by which its opening balance differs from the closing balance of the statement before it. */
  gapMinor: number;
  currency: string;
};

const plainAccount = (account: string): string => electronicFormatIBAN(account) ?? account;

/**
 * Imports the statements of a bank's file, all or nothing. A movement that an earlier import had is left as it is, so the same
 * file, or another one that overlaps with it, adds nothing twice.
 * @throws StatementError for a file that cannot be read or whose sums are wrong, and for an account that is not ours
 */
export async function importStatements(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  bytes: Uint8Array,
  encoding?: string,
  actor = 'command',
): Promise<ImportedStatement[]> {
  const { format, statements } = readStatements(bytes, encoding);
  const accounts = await findBankAccounts(ctx.db);
  for (const { account, currency } of statements) {
    const names = [plainAccount(account), account.split('/').at(-1)];
    const ours = accounts.find(
      ({ accountNumber, iban }) => names.includes(plainAccount(iban)) || names.includes(accountNumber),
    );
    if (!ours) throw new StatementError(`the account ${account} is not an account of this site`);
    if (ours.currency !== currency)
      throw new StatementError(`the account ${account} is in ${ours.currency}, and the statement in ${currency}`);
  }
  return ctx.db.transaction(async (tx) => {
    const imported: ImportedStatement[] = [];
    for (const statement of statements)
      // oxlint-disable-next-line no-await-in-loop -- each is compared with the one before it
      imported.push(await saveStatement(tx, statement, { format, importedAt: ctx.now() }, actor));
    return imported;
  });
}

async function saveStatement(
  tx: Database,
  statement: BankStatement,
  { format, importedAt }: Pick<Parameters<typeof insertStatement>[1], 'format' | 'importedAt'>,
  actor: string,
): Promise<ImportedStatement> {
  const { closingMinor, currency, movements, number, openingMinor } = statement;
  const account = plainAccount(statement.account);
  const days = movements.map(({ bookedOn }) => bookedOn).toSorted();
  const before = days[0] === undefined ? undefined : await findStatementBefore(tx, account, days[0]);
  const statementId = await insertStatement(tx, {
    account,
    currency,
    format,
    number,
    openingMinor,
    closingMinor,
    fromDay: days[0],
    untilDay: days.at(-1),
    movementCount: movements.length,
    importedAt,
  });
  const keys = movementKeys(movements);
  const rows = movements.flatMap(({ amountMinor, bankReference, bookedOn, name, text }, index) =>
    amountMinor > 0
      ? [
          {
            statementId,
            account,
            key: sha256(`${account}\n${keys[index]!}`),
            bankReference,
            bookedOn,
            amountMinor,
            currency,
            name,
            text,
            importedAt,
          },
        ]
      : [],
  );
  let added = 0;
  for (let at = 0; at < rows.length; at += BATCH)
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    added += await insertMovements(tx, rows.slice(at, at + BATCH));
  const hasBalances = openingMinor !== undefined && before?.closingMinor != null;
  await audit(tx, {
    at: importedAt,
    actor,
    action: 'statementImported',
    subject: 'bankStatement',
    subjectId: statementId,
    after: { account, number, format, incoming: rows.length, added },
  });
  return {
    account,
    number,
    format,
    currency,
    incoming: rows.length,
    added,
    outgoing: movements.length - rows.length,
    gapMinor: hasBalances ? openingMinor - before.closingMinor! : 0,
  };
}
