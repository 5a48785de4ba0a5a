import { expect, test } from 'vitest';
import type { Intent } from '../../scripts/faults/books.ts';
import type { ProviderDispute, ProviderRefund } from '../../scripts/faults/provider-part.ts';
import type { Provider } from '../../scripts/faults/provider.ts';
import { checkReturns } from '../../scripts/faults/returned-books.ts';
import { noReturns } from '../../scripts/faults/returns.ts';

const intent = { id: 'pi_1', status: 'succeeded', amount_received: 1000, metadata: {} } satisfies Intent;
const refund = (ref: string): ProviderRefund => ({ ref, paymentRef: 'pi_1', minor: 400, isReturned: true });
const dispute: ProviderDispute = { ref: 'du_1', paymentRef: 'pi_1', minor: 1000, status: 'lost', isWithdrawn: true };

type Books = {
  refunds?: { ref: string; minor: string }[];
  lost?: { ref: string; minor: string }[];
  asked?: string[];
  states?: { ref: string; status: string }[];
  held: number;
};
/** What the queries find in these books. */
const queryOf =
  ({ asked = [], held, lost = [], refunds = [], states = [] }: Books) =>
  async (text: string): Promise<Record<string, unknown>[]> => {
    if (text.includes('from disputes')) return states;
    if (text.includes("e.kind = 'refund'")) return refunds;
    if (text.includes("e.kind = 'disputeLost'")) return lost;
    if (text.includes("requested_by <> 'provider'")) return asked.map((ref) => ({ ref }));
    if (text.includes("'asset:provider:%'")) return [{ minor: String(held) }];
    return [];
  };
const providerOf = (refunds: ProviderRefund[], disputes: ProviderDispute[] = []): Provider =>
  ({
    intents: async () => [intent],
    refunds: async () => refunds,
    disputes: async () => disputes,
  }) as unknown as Provider;

test('a refund that is booked once, and was asked for, is well', async () => {
  const query = queryOf({ refunds: [{ ref: 're_1', minor: '400' }], asked: ['re_1'], held: 600 });
  expect(await checkReturns(query, providerOf([refund('re_1')]), noReturns())).toEqual({
    lost: [],
    doubled: [],
    broken: [],
  });
});

test('a refund that the books lack is lost, and the sums differ', async () => {
  const found = await checkReturns(queryOf({ asked: ['re_1'], held: 1000 }), providerOf([refund('re_1')]), noReturns());
  expect(found.lost).toEqual(['refund re_1 of the provider']);
  expect(found.broken).toEqual(['the ledger has 1000 minor units at the providers, and they hold 600']);
});

test('a second refund that nobody asked for is a double one, unless staff made it in the dashboard', async () => {
  const books: Books = {
    refunds: [
      { ref: 're_1', minor: '400' },
      { ref: 're_2', minor: '400' },
    ],
    asked: ['re_1'],
    held: 200,
  };
  const provider = providerOf([refund('re_1'), refund('re_2')]);
  expect((await checkReturns(queryOf(books), provider, noReturns())).doubled).toEqual(['refund re_2']);
  const returns = { ...noReturns(), dashboard: new Set(['re_2']) };
  expect((await checkReturns(queryOf(books), provider, returns)).doubled).toEqual([]);
});

test('a lost dispute that is open here is told, and one that the provider does not know', async () => {
  const query = queryOf({ states: [{ ref: 'du_1', status: 'open' }], lost: [{ ref: 'du_9', minor: '1000' }], held: 0 });
  expect((await checkReturns(query, providerOf([], [dispute]), noReturns())).lost).toEqual([
    'lost dispute du_1 of the provider',
    'lost dispute du_9, which the provider does not know',
    'dispute du_1 as it stands',
  ]);
});
