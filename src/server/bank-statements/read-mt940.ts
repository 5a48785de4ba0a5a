import type { CurrencyCode } from '#money/currencies.ts';
import { type BankStatement, StatementError, type StatementMovement } from '#src/domain/bank-statement.ts';
import { plainWords, readAmount, readCurrency, readDay } from '#src/server/bank-statements/statement-fields.ts';

/** A field of SWIFT's MT940 with its lines, and the line of the file on which it begins. */
type Field = { tag: string; lines: string[]; line: number };

const FIELD = /^:(\d{2}[A-Z]?):(.*)$/;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d,]{1,15})$/;
/** Value day, day of the entry, mark, amount, kind, the customer's reference, the bank's reference. */
const MOVEMENT = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d[\d,]{0,14})[NFS][A-Z\d]{3}(.{0,16}?)(?:\/\/(.{1,16}))?$/;

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  for (const [index, row] of text.split('\n').entries()) {
    const [, tag, rest] = FIELD.exec(row) ?? [];
    // A message ends with a hyphen; between messages stand headers in braces.
    if (tag !== undefined) fields.push({ tag, lines: [rest!], line: index + 1 });
    else if (/^-?\}?\s*$|^-\}|^\{/.test(row)) continue;
    else fields.at(-1)?.lines.push(row);
  }
  return fields;
}

/** All statements of a file in MT940, as SWIFT's user handbook describes it, with the kinds of field 86 that banks use. @throws StatementError */
export function readMt940(text: string): BankStatement[] {
  const statements: Field[][] = [];
  for (const field of fieldsOf(text)) {
    if (field.tag === '20') statements.push([]);
    statements.at(-1)?.push(field);
  }
  if (statements.length === 0) throw new StatementError('the file has no statement: field 20 is missing');
  return statements.map(readStatement);
}

function readStatement(fields: Field[]): BankStatement {
  const first = fields[0]!;
  const one = (pattern: RegExp, name: string): Field => {
    const field = fields.find(({ tag }) => pattern.test(tag));
    if (!field) throw new StatementError(`field ${name} is missing: the file may have been cut off`, first.line);
    return field;
  };
  const opening = readBalance(one(/^60[FM]$/, '60'));
  const closing = readBalance(one(/^62[FM]$/, '62'));
  const { currency } = opening;
  if (closing.currency !== currency) throw new StatementError('the balances have two currencies', first.line);
  return {
    account: one(/^25P?$/, '25').lines[0]!.trim(),
    currency,
    number: fields.find(({ tag }) => /^28C?$/.test(tag))?.lines[0]?.trim(),
    openingMinor: opening.minor,
    closingMinor: closing.minor,
    movements: fields.flatMap((field, index) =>
      field.tag === '61' ? [readMovement(field, fields[index + 1], currency)] : [],
    ),
  };
}

function readBalance({ line, lines }: Field): { currency: CurrencyCode; minor: number } {
  const [, mark, , code, amount] = BALANCE.exec(lines[0]!.trim()) ?? [];
  if (code === undefined) throw new StatementError(`the balance "${lines[0]}" cannot be read`, line);
  const currency = readCurrency(code, line);
  const minor = readAmount(decimal(amount!), currency, ',', line);
  return { currency, minor: mark === 'D' ? -minor : minor };
}

/** SWIFT writes a comma always, also before no decimals. */
const decimal = (text: string): string => text.replace(/,$/, '');

function readMovement({ line, lines }: Field, next: Field | undefined, currency: CurrencyCode): StatementMovement {
  const parts = MOVEMENT.exec(lines[0]!.trim());
  if (!parts) throw new StatementError(`the movement "${lines[0]}" cannot be read`, line);
  const [, valueDay = '', entryDay, mark, amount = '', customerReference = '', bankReference] = parts;
  const minor = readAmount(decimal(amount), currency, ',', line);
  const { name, text } = next?.tag === '86' ? readDetails(next.lines) : { name: '', text: '' };
  return {
    bankReference: bankReference?.trim() || undefined,
    bookedOn: bookedOn(valueDay, entryDay, line),
    // A reversal of a credit takes money back, a reversal of a debit returns it.
    amountMinor: mark === 'C' || mark === 'RD' ? minor : -minor,
    name: plainWords(name),
    text: plainWords([text, customerReference === 'NONREF' ? '' : customerReference, ...lines.slice(1)].join(' ')),
  };
}

/** The day of the entry has no year: it is the one that is nearest to the value day. */
function bookedOn(valueDay: string, entryDay: string | undefined, line: number): string {
  const value = readDay(`20${valueDay.slice(0, 2)}-${valueDay.slice(2, 4)}-${valueDay.slice(4)}`, line);
  if (entryDay === undefined) return value;
  const year = Number(value.slice(0, 4));
  const days = [year - 1, year, year + 1].map((one) => `${one}-${entryDay.slice(0, 2)}-${entryDay.slice(2)}`);
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(value));
  const known = days.filter((day) => !Number.isNaN(Date.parse(day)));
  return readDay(known.toSorted((one, other) => distance(one) - distance(other))[0] ?? days[1]!, line);
}

/** Field 86: numbered parts (`?20…?32`), words between slashes (`/NAME/…/REMI/…`), or free text. */
function readDetails(lines: readonly string[]): { name: string; text: string } {
  const whole = lines.join('');
  if (/^\d{3}\?/.test(whole)) {
    const parts = [...whole.matchAll(/\?(\d{2})([^?]*)/g)].map(([, code, value]) => ({
      code: Number(code),
      value: value!,
    }));
    const within = (from: number, to: number) =>
      parts.filter(({ code }) => code >= from && code <= to).map(({ value }) => value);
    return { name: within(32, 33).join(''), text: [...within(20, 29), ...within(60, 63)].join('') };
  }
  const name = /\/NAME\/([^/]*)/.exec(whole)?.[1];
  const text = /\/REMI\/(?:USTD\/+)?([^/]*)/.exec(whole)?.[1];
  return name === undefined && text === undefined
    ? { name: '', text: lines.join(' ') }
    : { name: name ?? '', text: `${text ?? ''} ${whole}` };
}
