import { randomUUID } from 'node:crypto';
import type { Store } from '../store.ts';
import { BUSINESS, timeNow } from './business.ts';
import { notFound } from './xendit-error.ts';

/** A saved card. `declines`: whether the bank refuses it. */
export type Token = {
  id: string;
  customerId: string;
  status: 'ACTIVE' | 'CANCELED';
  declines: boolean;
  expiry: { month: string; year: string };
  at: string;
};

/** The operations on saved cards. */
export function createTokens(store: Store) {
  const all = (): Token[] => store.all('xenditToken') as Token[];
  const save = (token: Token): Token => {
    store.save('xenditToken', token.id, token);
    return token;
  };
  const find = (id: unknown): Token => {
    const token = all().find((one) => one.id === id && one.status === 'ACTIVE');
    if (!token) throw notFound();
    return token;
  };
  return {
    all,
    find,
    create: (customerId: string): Token =>
      save({
        id: `pt-${randomUUID()}`,
        customerId,
        status: 'ACTIVE',
        declines: false,
        expiry: { month: '12', year: String(new Date().getUTCFullYear() + 3) },
        at: timeNow(),
      }),
    change: (id: string, part: Partial<Pick<Token, 'customerId' | 'status' | 'declines' | 'expiry'>>): Token =>
      save({ ...find(id), ...part }),
    view: ({ at, customerId, expiry, id, status }: Token): object => ({
      payment_token_id: id,
      business_id: BUSINESS,
      customer_id: customerId,
      channel_code: 'CARDS',
      channel_properties: {
        card_details: { masked_card_number: '400000XXXXXX1091', expiry_month: expiry.month, expiry_year: expiry.year },
      },
      status,
      created: at,
      updated: at,
    }),
  };
}
export type Tokens = ReturnType<typeof createTokens>;
