import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { CurrencyCode } from '#money/currencies.ts';
import { type BankStatement, StatementError, type StatementMovement } from '#src/domain/bank-statement.ts';
import { plainWords, readAmount, readCurrency, readDay } from '#src/server/bank-statements/statement-fields.ts';

/** An element of XML: its children by name, each a list, and its own text and attributes. */
type Element = { [name: string]: Element[] } | string;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  // Numbers stay texts, so that no amount goes through a floating point number.
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

const at = (element: Element | undefined, name: string): Element[] =>
  typeof element === 'object' ? (element[name] ?? []) : [];
/** The first element of a path, `Acct/Id/IBAN`. */
const first = (element: Element | undefined, path: string): Element | undefined =>
  path.split('/').reduce<Element | undefined>((one, name) => at(one, name)[0], element);
/** The text of an element, without and with attributes. */
const textOf = (element: Element | undefined): string =>
  (typeof element === 'object' ? String(element['#text'] ?? '') : (element ?? '')).trim();
const text = (element: Element | undefined, ...paths: string[]): string =>
  paths.map((path) => textOf(first(element, path))).find((found) => found !== '') ?? '';
const attribute = (element: Element | undefined, name: string): string =>
  typeof element === 'object' ? String(element[`@${name}`] ?? '') : '';

/**
 * All statements of a file in camt.053 of ISO 20022, in each of its versions.
 * @throws StatementError for XML that is not well-formed, another message, and what cannot be read
 */
export function readCamt053(xml: string): BankStatement[] {
  if (/<!DOCTYPE/i.test(xml)) throw new StatementError('the file declares a document type, which no statement does');
  const validity = XMLValidator.validate(xml);
  if (validity !== true) throw new StatementError(`it is no whole XML: ${validity.err.msg}`, validity.err.line);
  const document = parser.parse(xml) as Element;
  const statements = at(first(document, 'Document/BkToCstmrStmt'), 'Stmt');
  if (statements.length === 0) throw new StatementError('the file has no statement of camt.053');
  return statements.map(readStatement);
}

function readStatement(statement: Element): BankStatement {
  const balances = at(statement, 'Bal');
  const balance = (...codes: string[]) => balances.find((one) => codes.includes(text(one, 'Tp/CdOrPrtry/Cd')));
  const [opening, closing] = [balance('OPBD', 'PRCD'), balance('CLBD')];
  const currency = readCurrency(text(statement, 'Acct/Ccy') || attribute(first(closing ?? opening, 'Amt'), 'Ccy'));
  const account = text(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id');
  if (account === '') throw new StatementError('the statement names no account');
  return {
    account,
    currency,
    number: text(statement, 'ElctrncSeqNb', 'LglSeqNb', 'Id') || undefined,
    openingMinor: opening === undefined ? undefined : signed(opening, currency),
    closingMinor: closing === undefined ? undefined : signed(closing, currency),
    movements: at(statement, 'Ntry')
      // What is announced and not booked yet is in no balance.
      .filter((entry) => text(entry, 'Sts/Cd', 'Sts') === 'BOOK')
      .flatMap((entry) => readEntry(entry, currency)),
  };
}

/** An amount with its currency and mark: credit is above zero. @throws StatementError for another currency than the account's */
function signed(element: Element, currency: CurrencyCode, mark = text(element, 'CdtDbtInd')): number {
  const amount = first(element, 'Amt') ?? first(element, 'AmtDtls/TxAmt/Amt');
  const code = attribute(amount, 'Ccy');
  if (code !== currency)
    throw new StatementError(`an amount is in ${code || 'no currency'}, and the account in ${currency}`);
  if (mark !== 'CRDT' && mark !== 'DBIT') throw new StatementError(`"${mark}" is neither CRDT nor DBIT`);
  const minor = readAmount(textOf(amount), currency, '.');
  return mark === 'CRDT' ? minor : -minor;
}

/** The movements of an entry: banks gather several transfers in one, and then each has details of its own. */
function readEntry(entry: Element, currency: CurrencyCode): StatementMovement[] {
  const sum = signed(entry, currency);
  const bookedOn = readDay(text(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt'));
  const details = at(entry, 'NtryDtls').flatMap((one) => at(one, 'TxDtls'));
  const own = { bookedOn, bankReference: text(entry, 'AcctSvcrRef') || undefined };
  const amounts = details.map((one) => detailAmount(one, currency, text(entry, 'CdtDbtInd')));
  const isSplit = details.length > 1 && amounts.reduce<number>((all, one) => all + (one ?? Number.NaN), 0) === sum;
  if (isSplit)
    return details.map((detail, index) => ({
      ...own,
      bankReference: text(detail, 'Refs/AcctSvcrRef', 'Refs/TxId', 'Refs/InstrId') || undefined,
      amountMinor: amounts[index]!,
      ...wordsOf([detail]),
    }));
  const { name, text: words } = wordsOf(details);
  return [{ ...own, amountMinor: sum, name, text: plainWords(`${words} ${text(entry, 'AddtlNtryInf')}`) }];
}

/** Undefined where the details have no amount in the account's currency. */
function detailAmount(detail: Element, currency: CurrencyCode, mark: string): number | undefined {
  try {
    return signed(detail, currency, text(detail, 'CdtDbtInd') || mark);
  } catch (error) {
    if (error instanceof StatementError) return undefined;
    throw error;
  }
}

function wordsOf(details: readonly Element[]): { name: string; text: string } {
  const names = details.map((one) =>
    text(one, 'RltdPties/Dbtr/Pty/Nm', 'RltdPties/Dbtr/Nm', 'RltdPties/UltmtDbtr/Pty/Nm', 'RltdPties/UltmtDbtr/Nm'),
  );
  const texts = details.flatMap((one) => [
    ...at(first(one, 'RmtInf'), 'Ustrd').map(textOf),
    ...at(first(one, 'RmtInf'), 'Strd').map((part) => text(part, 'CdtrRefInf/Ref')),
    text(one, 'Refs/EndToEndId').replace(/^NOTPROVIDED$/, ''),
    text(one, 'AddtlTxInf'),
  ]);
  return { name: plainWords(names.join(' ')), text: plainWords(texts.join(' ')) };
}
