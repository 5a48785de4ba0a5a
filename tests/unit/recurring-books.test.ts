import { describe, expect, test } from 'vitest';
import { type Intent, unbooked } from '../../scripts/faults/books.ts';
import type { ProviderPlan } from '../../scripts/faults/provider-part.ts';
import { checkRecurring } from '../../scripts/faults/recurring-books.ts';

type Books = {
  plans?: { ref: string; status: string }[];
  periods?: { id: string; status: string; charged: number; passed: number }[];
  unpaid?: { number: string; ended?: boolean }[];
};
/** What the queries find in these books. */
const queryOf =
  ({ periods = [], plans = [], unpaid = [] }: Books) =>
  async (text: string): Promise<Record<string, unknown>[]> => {
    if (text.includes('plan_ref as ref')) return plans;
    if (text.includes('faults_passed')) return periods;
    if (text.includes('o.paid_at is null'))
      return unpaid.map((one) => ({ ...one, status: 'failed', recurring: 'active', payments: 'stripe failed' }));
    return [];
  };
const providerOf = (plans: ProviderPlan[], intents: Intent[] = []) => ({
  plans: async () => plans,
  intents: async () => intents,
});
const WELL = { lost: [], doubled: [], broken: [] };

test('recurring donations of which each period that came was charged are well', async () => {
  const query = queryOf({
    plans: [{ ref: 'I-1', status: 'pastDue' }],
    periods: [{ id: 'a', status: 'active', charged: 2, passed: 2 }],
  });
  const provider = providerOf([
    { ref: 'I-1', state: 'ACTIVE' },
    { ref: 'I-2', state: 'APPROVAL_PENDING' },
  ]);
  expect(await checkRecurring(query, provider)).toEqual(WELL);
});

test('a period that was never charged is lost, and nothing is where the donation was ended', async () => {
  const periods = [{ id: 'a', status: 'active', charged: 1, passed: 2 }];
  expect((await checkRecurring(queryOf({ periods }), providerOf([]))).lost).toEqual([
    'recurring donation a: 1 of 2 periods',
  ]);
  const ended = [{ id: 'a', status: 'cancelled', charged: 1, passed: 2 }];
  expect(await checkRecurring(queryOf({ periods: ended }), providerOf([]))).toEqual(WELL);
});

test('a period that did not come and was charged is doubled', async () => {
  const periods = [{ id: 'a', status: 'cancelled', charged: 3, passed: 2 }];
  expect((await checkRecurring(queryOf({ periods }), providerOf([]))).doubled).toEqual([
    'recurring donation a: 3 of 2 periods',
  ]);
});

test('a period that is given up without a decline is lost', async () => {
  const declined: Intent = { id: 'pi_1', status: 'declined', amount_received: 0, metadata: { orderNumber: '11' } };
  const query = queryOf({ unpaid: [{ number: '11' }, { number: '12' }] });
  expect((await checkRecurring(query, providerOf([], [declined]))).lost).toEqual([
    'period of order 12, which nobody declined: the order is failed, the recurring donation active, payments: stripe failed',
  ]);
});

test('a period that was not asked for because its donation had ended with a refund is no loss', async () => {
  const query = queryOf({ unpaid: [{ number: '11', ended: true }] });
  expect(await checkRecurring(query, providerOf([]))).toEqual(WELL);
});

test.each([
  ['CANCELLED', 'active'],
  ['ACTIVE', 'cancelled'],
  ['SUSPENDED', 'active'],
  ['ACTIVE', undefined],
])('a recurring donation that is %s at PayPal and %s here is told', async (state, status) => {
  const query = queryOf({ plans: status === undefined ? [] : [{ ref: 'I-1', status }] });
  expect((await checkRecurring(query, providerOf([{ ref: 'I-1', state }]))).broken).toEqual([
    `recurring donation I-1, ${state} at PayPal and ${status ?? 'unknown'} here`,
  ]);
});

/** What the queries find where payments have these ids of money, and these sums are booked. */
const bookedAs =
  (refs: Record<string, string>, amounts: Record<string, string>) =>
  async (text: string): Promise<Record<string, unknown>[]> => {
    if (text.includes('money_ref as ref')) return Object.entries(refs).map(([ref, id]) => ({ id, ref }));
    if (text.includes('external_key as key'))
      return Object.entries(amounts).map(([id, amount]) => ({ key: `payment:${id}`, amount }));
    return [];
  };

describe('a payment that PayPal took by itself', () => {
  const sale: Intent = { id: 'I-1/S1', moneyRef: 'S1', status: 'succeeded', amount_received: 2500, metadata: {} };
  test('is found by the id of its money', async () => {
    expect(await unbooked(bookedAs({ S1: 'p1' }, { p1: '2500' }), [sale])).toEqual([]);
  });

  test('is lost where no payment has it, and where another sum is booked', async () => {
    expect(await unbooked(bookedAs({}, {}), [sale])).toEqual(['payment I-1/S1']);
    expect(await unbooked(bookedAs({ S1: 'p1' }, { p1: '5000' }), [sale])).toContain('payment I-1/S1');
  });

  test('is invented where it is booked and was not taken', async () => {
    expect(await unbooked(bookedAs({ S1: 'p1' }, { p1: '2500' }), [])).toEqual([
      'payment:p1, which the provider does not know as paid',
    ]);
  });
});
