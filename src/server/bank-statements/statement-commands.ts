import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { formatDecimal } from '#money/format-money.ts';
import { StatementError } from '#src/domain/bank-statement.ts';
import { spellReference } from '#src/domain/reference.ts';
import { isCertain, type MatchReason, type MatchWarning } from '#src/domain/transfer-match.ts';
import {
  confirmCertain,
  confirmMovement,
  ignoreMovement,
  type MovementConfirmation,
  MOVEMENTS_AT_ONCE,
} from '#src/server/bank-statements/confirm-movements.ts';
import { findProposals, type MovementProposals } from '#src/server/bank-statements/find-proposals.ts';
import { type ImportedStatement, importStatements } from '#src/server/bank-statements/import-statements.ts';
import type { Command } from '#src/server/platform/command.ts';

const REASONS: Record<MatchReason, string> = { reference: 'the reference', amount: 'the amount', name: 'the name' };
const WARNINGS: Record<MatchWarning, string> = {
  tooLittle: 'less than is due',
  tooMuch: 'more than is due',
  late: 'after its time',
  paidAlready: 'the order is paid',
  perhapsRecorded: 'an equal amount was recorded by hand',
  otherCurrency: 'another currency',
  severalReferences: 'several references in one transfer',
};
const REFUSALS: Partial<Record<MovementConfirmation['outcome'], string>> = {
  unknownMovement: 'No movement has this number.',
  closedAlready: 'This movement is booked or ignored already.',
  unknownReference: 'No transfer is expected under this reference.',
  otherCurrency: 'The transfer is in another currency than the order.',
  noProposal: 'No expected transfer is proposed: give its reference.',
  severalProposals: 'Several expected transfers are proposed: give the reference of one.',
  alreadyRecorded: 'The money of this movement was booked before; nothing was booked now.',
};

const sum = (minor: number, currency: string): string => `${formatDecimal({ minor, currency })} ${currency}`;

const importedLine = ({ account, added, currency, gapMinor, incoming, number, outgoing }: ImportedStatement): string =>
  `${account}${number ? `, statement ${number}` : ''}: ${incoming} movements came in, ${added} of them are new; ${outgoing} went out.${
    gapMinor === 0
      ? ''
      : ` Its opening balance differs by ${sum(gapMinor, currency)} from the one before: is a statement missing?`
  }`;

const proposalWords = ({ proposals }: MovementProposals): string =>
  proposals.length === 0
    ? 'no expected transfer'
    : proposals
        .map(
          ({ reasons, reference, warnings }) =>
            `${spellReference(reference)} by ${reasons.map((one) => REASONS[one]).join(', ')}${
              warnings.length > 0 ? ` (${warnings.map((one) => WARNINGS[one]).join(', ')})` : ''
            }`,
        )
        .join(' | ');

/** How many movements a list prints. */
const SHOWN = 200;

export const statementCommands: Record<string, Command> = {
  'statement:import': async (ctx, args, print) => {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { encoding: { type: 'string' } },
      allowPositionals: true,
      strict: false,
    });
    const [file] = positionals;
    if (!file) {
      print('Usage: statement:import FILE [--encoding windows-1254]. Formats: camt.053, MT940, CSV.');
      return 2;
    }
    try {
      const encoding = typeof values.encoding === 'string' ? values.encoding : undefined;
      const imported = await importStatements(ctx, await readFile(file), encoding);
      for (const statement of imported) print(importedLine(statement));
    } catch (error) {
      if (!(error instanceof StatementError)) throw error;
      print(`${error.message}. Nothing was imported.`);
      return 1;
    }
    const open = await findProposals(ctx.db, MOVEMENTS_AT_ONCE);
    const certain = open.filter(({ proposals }) => proposals.length === 1 && isCertain(proposals[0]!));
    print(`${open.length} movements are open; ${certain.length} of them carry the reference of one expected transfer.`);
    return 0;
  },
  'statement:open': async (ctx, _args, print) => {
    const open = await findProposals(ctx.db, SHOWN);
    for (const one of open) {
      const { amountMinor, bookedOn, currency, name, number, text } = one.movement;
      print(`${number}  ${bookedOn}  ${sum(amountMinor, currency)}  ${name || '-'}  "${text}"`);
      print(`    ${proposalWords(one)}`);
    }
    print(open.length === 0 ? 'No movement is open.' : `${open.length} movements are shown, the oldest first.`);
    return 0;
  },
  'statement:confirm': async (ctx, [which = '', reference], print) => {
    if (which === 'certain') {
      const { booked, left } = await confirmCertain(ctx);
      print(`${booked} movements are booked, ${left} are left to look at.`);
      return 0;
    }
    if (!/^\d{1,15}$/.test(which)) {
      print('Usage: statement:confirm certain | NUMBER [REFERENCE]');
      return 2;
    }
    const result = await confirmMovement(ctx, Number(which), reference);
    print(
      'orderNumber' in result
        ? `Order ${result.orderNumber}: ${result.outcome}, ${result.received} of ${result.due} minor units.`
        : REFUSALS[result.outcome]!,
    );
    return 'orderNumber' in result ? 0 : 1;
  },
  'statement:ignore': async (ctx, [number = '', ...words], print) => {
    const reason = words.join(' ').trim();
    if (!/^\d{1,15}$/.test(number) || reason === '') {
      print('Usage: statement:ignore NUMBER WHY, for example: statement:ignore 12 rent of the hall');
      return 2;
    }
    const isIgnored = await ignoreMovement(ctx, Number(number), reason);
    print(isIgnored ? 'It is ignored.' : 'No open movement has this number.');
    return isIgnored ? 0 : 1;
  },
};
