import { describe, expect, it, test } from 'vitest';
import { readStatements } from '#src/server/bank-statements/read-statements.ts';
import { bankFiles, camt053, mt940, statementCsv } from '#tests/fixtures/bank-files.ts';

const account = 'DE89370400440532013000';
const made = {
  account,
  opening: 100_000,
  movements: [
    { amount: 2550, text: 'Donation ABCDE-FGH12 for the well & the school', name: 'AHMET YILMAZ', ref: 'B1' },
    { amount: -1234, text: 'Rent', name: 'Hausverwaltung', ref: 'B2' },
    { amount: 100, text: 'صدقة', name: 'فاطمة الزهراء', day: '2026-11-19' },
  ],
};
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string, encoding?: string) => readStatements(bytes(text), encoding);

describe.each(Object.entries(bankFiles))('a statement in %s', (name, write) => {
  it('is read with its account, balances, and movements', () => {
    const { format, statements } = read(write(made));
    expect(format).toBe(name);
    expect(statements).toHaveLength(1);
    expect(statements[0]).toMatchObject({
      account,
      currency: 'USD',
      openingMinor: 100_000,
      closingMinor: 101_416,
      movements: [
        {
          amountMinor: 2550,
          bookedOn: '2026-11-20',
          bankReference: 'B1',
          name: 'AHMET YILMAZ',
          text: expect.stringContaining('Donation ABCDE-FGH12 for the well & the school'),
        },
        { amountMinor: -1234, bankReference: 'B2' },
        { amountMinor: 100, bookedOn: '2026-11-19', name: 'فاطمة الزهراء', text: 'صدقة' },
      ],
    });
  });
  it('with a changed amount is refused, with what is missing', () => {
    expect(() => read(write(made).replace(/12[.,]34/, (amount) => amount.replace('12', '22')))).toThrow(
      /10\.00 USD is missing|balance is not that/,
    );
  });
  it('that is cut off is refused', () => {
    const text = write(made);
    expect(() => read(text.slice(0, text.length - (name === 'csv' ? 12 : 40)))).toThrow(
      /a quote is not closed|cut off|no whole XML/,
    );
  });
  it('in an amount that is none is refused, with its words', () => {
    expect(() => read(write(made).replace(/25[.,]50/, '2550x'))).toThrow(/2550x/);
  });
});

test('camt.053 is read in its later versions, with prefixes, and entries that are announced only are left out', () => {
  const [statement] = read(camt053(made, '08')).statements;
  expect(statement!.movements[0]).toMatchObject({ name: 'AHMET YILMAZ', amountMinor: 2550 });
  const pending = camt053({ ...made, movements: made.movements.slice(0, 1) }).replace(
    '</Stmt>',
    '<Ntry><Amt Ccy="USD">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts></Ntry></Stmt>',
  );
  expect(read(pending).statements[0]!.movements).toHaveLength(1);
});

const detail = (amount: string, name: string) =>
  `<TxDtls><Refs><AcctSvcrRef>${name}</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="USD">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
test('an entry of several transfers is as many movements', () => {
  const text = camt053({ account, movements: [{ amount: 2550, text: '', name: '' }] }).replace(
    /<TxDtls>.*<\/TxDtls>/,
    detail('20.00', 'Huda') + detail('5.50', 'Omar'),
  );
  expect(read(text).statements[0]!.movements).toMatchObject([
    { amountMinor: 2000, name: 'Huda', bankReference: 'Huda' },
    { amountMinor: 550, name: 'Omar' },
  ]);
});

test.each([
  ['a document type', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><Document/>', 'document type'],
  ['another message', '<Document><BkToCstmrAcctRpt/></Document>', 'no statement of camt.053'],
  ['an empty file', ' \n', 'empty'],
  ['another table', 'one,two\n1,2', 'these columns are missing: account'],
  ['no movements', 'account,date,amount,currency,name,text,reference', 'no movements'],
  ['an open quote', 'account,date,amount,currency,name,text,reference\n"x', 'line 2: a quote is not closed'],
  [
    'a day that is none',
    `account,date,amount,currency,name,text,reference\n${account},2026-02-30,1,USD,,,`,
    '2026-02-30',
  ],
  ['an unknown currency', `account,date,amount,currency,name,text,reference\n${account},2026-02-20,1,ZZZ,,,`, '"ZZZ"'],
  [
    'two accounts',
    `account,date,amount,currency,name,text,reference\nA,2026-02-20,1,USD,,,\nB,2026-02-20,1,USD,,,`,
    'line 3',
  ],
])('%s is refused, and named', (_what, text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('a balance that does not fit names its line', () => {
  const text = statementCsv(made).replace('1013.16', '1013.17');
  expect(() => read(text)).toThrow('line 3: its balance');
});

test('with semicolons a comma is the decimal sign, with commas a point', () => {
  const header = 'account;date;amount;currency;name;text;reference';
  const [statement] = read(`${header}\n${account};2026-11-20;1.250,50;USD;Huda;;`).statements;
  expect(statement!.movements[0]!.amountMinor).toBe(125_050);
  const [other] = read(`${header.replaceAll(';', ',')}\n${account},2026-11-20,"1,250.50",USD,Huda,,`).statements;
  expect(other!.movements[0]!.amountMinor).toBe(125_050);
});

const amountOf = (amount: string, currency: string) =>
  read(`account,date,amount,currency,name,text,reference\n${account},2026-11-20,${amount},${currency},,,`)
    .statements[0]!.movements[0]!.amountMinor;
test('a yen has no decimals and a dinar three', () => {
  expect(amountOf('1250', 'JPY')).toBe(1250);
  expect(amountOf('1.250', 'KWD')).toBe(1250);
  expect(() => amountOf('12.5', 'JPY')).toThrow('12.5');
});

test('a reversal takes back, and a day of entry without a year is the nearest one', () => {
  const text = mt940({ account, movements: [{ amount: 100, text: 'x' }] })
    .replace('2611201120C1,00', '2701021230RC1,00')
    .replace(/:62F:C261120USD1,00/, ':62F:D261120USD1,00');
  expect(read(text).statements[0]!.movements[0]).toMatchObject({ amountMinor: -100, bookedOn: '2026-12-30' });
});

test('a file with several statements is read whole', () => {
  expect(read(`${mt940(made)}\r\n${mt940({ ...made, number: '00018/001' })}`).statements).toHaveLength(2);
});

describe('an encoding', () => {
  const turkish = Uint8Array.from([...bytes(statementCsv(made).replaceAll(/\P{ASCII}/gu, 'x')), 0x0a]);
  const withName = new Uint8Array(turkish);
  // Ş of Windows-1254.
  withName[turkish.findIndex((byte, index) => byte === 0x41 && turkish[index + 1] === 0x48)] = 0xde;
  it('other than UTF-8 is asked for, and read when it is named', () => {
    expect(() => readStatements(withName)).toThrow('--encoding');
    expect(readStatements(withName, 'windows-1254').statements[0]!.movements[0]!.name).toBe('ŞHMET YILMAZ');
    expect(() => readStatements(withName, 'windows-9999')).toThrow('windows-9999 is not known');
  });
  it('that the file names itself comes first', () => {
    const utf16 = Buffer.from(`\uFEFF${statementCsv(made)}`, 'utf16le');
    expect(readStatements(utf16).statements[0]!.movements).toHaveLength(3);
    const latin = Buffer.from(
      camt053({ account, movements: [{ amount: 100, text: 'x', name: 'Müller' }] }).replace('UTF-8', 'ISO-8859-1'),
      'latin1',
    );
    expect(readStatements(latin).statements[0]!.movements[0]!.name).toBe('Müller');
  });
});
