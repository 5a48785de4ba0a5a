import { expect, test } from 'vitest';
import { checkBank } from '../../scripts/faults/bank-books.ts';
import { type BankRecord, noBank, statementFile } from '../../scripts/faults/bank.ts';

type Books = {
  movements?: { ref: string; status: string; n: string }[];
  payouts?: { reference: string; minor: string }[];
  differing?: { id: string; came: string; booked: string }[];
};
/** What the queries find in these books. */
const queryOf =
  ({ differing = [], movements = [], payouts = [] }: Books) =>
  async (text: string): Promise<Record<string, unknown>[]> => {
    if (text.includes('bank_reference as ref')) return movements;
    if (text.includes("e.kind = 'payout'")) return payouts;
    return differing;
  };
const transfer = { bankRef: 'B0', minor: 1000, reference: 'SND-1' };
const booked = { ref: 'B0', status: 'booked', n: '1' };
const recordOf = (some: Partial<BankRecord>): BankRecord => ({ ...noBank(), ...some });

test('a transfer that is booked once, and a payout that is there, are well', async () => {
  const query = queryOf({ movements: [booked], payouts: [{ reference: 'P0', minor: '100' }] });
  const record = recordOf({ lines: [transfer], payouts: [{ reference: 'P0', minor: 100, isAnswered: true }] });
  expect(await checkBank(query, record)).toEqual({ lost: [], doubled: [], broken: [] });
});

test('a movement that was never imported, and one that is still open, are lost', async () => {
  const lines = [transfer, { ...transfer, bankRef: 'B1', reference: 'SND-2' }];
  const { lost } = await checkBank(
    queryOf({ movements: [{ ref: 'B1', status: 'open', n: '1' }] }),
    recordOf({ lines }),
  );
  expect(lost).toEqual(['movement B0 of the bank', 'transfer SND-2, which is not booked']);
});

test('a movement without a reference may stay open', async () => {
  const query = queryOf({ movements: [{ ref: 'B0', status: 'open', n: '1' }] });
  expect((await checkBank(query, recordOf({ lines: [{ bankRef: 'B0', minor: 5 }] }))).lost).toEqual([]);
});

test('a movement that is there twice, and an order with more money than came, are double', async () => {
  const query = queryOf({
    movements: [{ ...booked, n: '2' }],
    differing: [{ id: 'order-1', came: '1000', booked: '2000' }],
  });
  expect((await checkBank(query, recordOf({ lines: [transfer] }))).doubled).toEqual([
    'movement B0',
    'order order-1: 1000 came, 2000 is booked',
  ]);
});

test('a payout that was said to be recorded and is not there is lost, and another sum is wrong', async () => {
  const payouts = [
    { reference: 'P0', minor: 100, isAnswered: true },
    { reference: 'P1', minor: 100, isAnswered: false },
    { reference: 'P2', minor: 100, isAnswered: true },
  ];
  const found = await checkBank(queryOf({ payouts: [{ reference: 'P2', minor: '200' }] }), recordOf({ payouts }));
  expect(found.lost).toEqual(['payout P0, which was said to be recorded']);
  expect(found.broken).toEqual(['payout P2 is booked as 200 minor units']);
});

test('a file of the bank lists each movement in minor units of two digits', () => {
  expect(
    statementFile([transfer, { bankRef: 'B1', minor: 5 }], 'SA03')
      .split('\n')
      .slice(1),
  ).toEqual([
    'SA03,2026-11-20,10.00,USD,A Donor,Donation SND-1,B0',
    'SA03,2026-11-20,0.05,USD,A Donor,Rent of the hall,B1',
  ]);
});
