import { randomBytes, randomUUID } from 'node:crypto';
import type { Store } from '../store.ts';
import type { Notifier } from '../webhook-events.ts';
import { amountOf, checkLeast, feeOf, isCountry, unitsOf } from './amounts.ts';
import { BUSINESS, timeNow } from './business.ts';
import type { Tokens } from './tokens.ts';
import { invalid, notFound } from './xendit-error.ts';

/** The test buyers, by what becomes of their payment. */
export const BUYERS = ['pays', 'declined', 'pending'] as const;
export type Buyer = (typeof BUYERS)[number];
export type Payment = {
  id: string;
  requestId: string;
  status: 'SUCCEEDED' | 'PENDING' | 'FAILED';
  failureCode: string | null;
  at: string;
};
export type Session = {
  id: string;
  /** One that saves a card takes no money. */
  type: 'PAY' | 'SAVE';
  status: 'ACTIVE' | 'COMPLETED' | 'EXPIRED' | 'CANCELED';
  referenceId: string;
  units: number;
  currency: string;
  country: string;
  description: string | null;
  locale: string;
  successUrl: string;
  cancelUrl: string;
  /** The customer whose card is saved; null where none is. */
  customerId: string | null;
  /** The saved card, once it was paid with. */
  tokenId: string | null;
  /** A charge of a saved card, without a page. */
  isCharge: boolean;
  /** The payment that completed the session. */
  payment: Payment | null;
  at: string;
  expiresAt: string;
};

const HALF_AN_HOUR_MS = 30 * 60_000;

/** A page to which the buyer is sent back: https, or http on this machine. */
function returnUrl(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value)) throw invalid('INVALID_URL');
  const { hostname, protocol } = new URL(value);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) throw invalid('INVALID_URL');
  return value;
}
const text = (value: unknown, longest: number): string => {
  if (typeof value !== 'string' || value === '' || value.length > longest) throw invalid();
  return value;
};

/** Whose card a session saves; null where it saves none. */
function customerOf({
  allow_save_payment_method: saves,
  customer,
  session_type: type,
}: Record<string, unknown>): string | null {
  if (type === 'PAY' && (saves === undefined || saves === 'DISABLED')) return null;
  const {
    individual_detail: person,
    reference_id: reference,
    type: kind,
  } = (customer ?? {}) as Record<string, unknown>;
  const isWhole = typeof reference === 'string' && kind === 'INDIVIDUAL' && typeof person === 'object';
  // What saves a card in any case takes no word of whether it does.
  if (saves !== (type === 'PAY' ? 'FORCED' : undefined) || !isWhole) throw invalid();
  return `cust-${randomUUID()}`;
}

const paymentView = (session: Session, payment: Payment): Record<string, unknown> => ({
  payment_id: payment.id,
  business_id: BUSINESS,
  reference_id: session.referenceId,
  payment_request_id: payment.requestId,
  type: 'PAY',
  country: session.country,
  currency: session.currency,
  request_amount: amountOf(session.units),
  capture_method: 'AUTOMATIC',
  channel_code: 'CARDS',
  captures:
    payment.status === 'SUCCEEDED'
      ? [
          {
            capture_timestamp: payment.at,
            capture_id: `cap-${payment.id.slice(3)}`,
            capture_amount: amountOf(session.units),
          },
        ]
      : [],
  status: payment.status,
  ...(payment.failureCode ? { failure_code: payment.failureCode } : {}),
  metadata: null,
  created: payment.at,
  updated: payment.at,
});
const newPayment = (status: Payment['status'], failureCode: string | null): Payment => ({
  id: `py-${randomUUID()}`,
  requestId: `pr-${randomUUID()}`,
  status,
  failureCode,
  at: timeNow(),
});

/** The operations on sessions and their payments. `origin`: where the payment page and the API are. */
export function createSessions(store: Store, notifier: Notifier, origin: () => string, tokens: Tokens) {
  const all = (): Session[] => store.all('xenditSession') as Session[];
  const change = (session: Session, part: Partial<Session> = {}): Session => {
    const changed = { ...session, ...part };
    store.save('xenditSession', changed.id, changed);
    return changed;
  };
  const view = (session: Session): Record<string, unknown> => ({
    payment_session_id: session.id,
    created: session.at,
    updated: session.at,
    reference_id: session.referenceId,
    customer_id: session.customerId,
    session_type: session.type,
    currency: session.currency,
    amount: amountOf(session.units),
    country: session.country,
    mode: 'PAYMENT_LINK',
    capture_method: 'AUTOMATIC',
    channel_properties: {},
    allowed_payment_channels: ['CARDS'],
    expires_at: session.expiresAt,
    locale: session.locale,
    metadata: null,
    description: session.description,
    items: null,
    success_return_url: session.successUrl,
    cancel_return_url: session.cancelUrl,
    status: session.status,
    payment_link_url: `${origin()}/web/sessions/${session.id}`,
    payment_token_id: session.tokenId,
    payment_id: session.payment?.id ?? null,
    payment_request_id: session.payment?.requestId ?? null,
    business_id: BUSINESS,
  });
  const notifySession = (session: Session): void =>
    notifier.notify(`payment_session.${session.status.toLowerCase()}`, view(session));
  const find = (id: string): Session => {
    const session = store.find('xenditSession', id) as Session | undefined;
    if (!session) throw notFound();
    if (session.status !== 'ACTIVE' || Date.parse(session.expiresAt) > Date.now()) return session;
    const expired = change(session, { status: 'EXPIRED' });
    notifySession(expired);
    return expired;
  };

  /** The buyer enters a card, and nothing is taken. A declined one leaves the session open for another one. */
  const saveCard = (session: Session, buyer: Buyer): Session => {
    if (buyer === 'pending') throw invalid();
    if (buyer === 'declined') return session;
    const saved = change(session, { status: 'COMPLETED', tokenId: tokens.create(session.customerId!).id });
    notifySession(saved);
    return saved;
  };

  return {
    all,
    find,
    view,
    paymentView,
    create: (body: Record<string, unknown>) => {
      const { country, locale = 'en' } = body;
      const type = body['session_type'];
      if (type !== 'PAY' && type !== 'SAVE') throw invalid('SESSION_TYPE_NOT_SUPPORTED');
      if (body['mode'] !== 'PAYMENT_LINK') throw invalid('MODE_NOT_SUPPORTED');
      if (!isCountry(country)) throw invalid('INVALID_COUNTRY');
      const { currency, units } = unitsOf(body['amount'], body['currency'], type === 'SAVE' ? 0 : 1);
      if (type === 'PAY') checkLeast(units, currency);
      if (typeof locale !== 'string' || !/^[a-z]{2}$/.test(locale)) throw invalid();
      const session: Session = {
        id: `ps-${randomBytes(12).toString('hex')}`,
        type,
        status: 'ACTIVE',
        referenceId: text(body['reference_id'], 64),
        units,
        currency,
        country,
        description: body['description'] === undefined ? null : text(body['description'], 1000),
        locale,
        successUrl: returnUrl(body['success_return_url']),
        cancelUrl: returnUrl(body['cancel_return_url']),
        customerId: customerOf(body),
        tokenId: null,
        isCharge: false,
        payment: null,
        at: timeNow(),
        expiresAt: new Date(Date.now() + HALF_AN_HOUR_MS).toISOString(),
      };
      return view(change(session));
    },
    cancel: (id: string) => {
      const session = find(id);
      if (session.status !== 'ACTIVE') throw invalid('SESSION_NOT_ACTIVE');
      const cancelled = change(session, { status: 'CANCELED' });
      notifySession(cancelled);
      return view(cancelled);
    },
    expire: (id: string) => change(find(id), { expiresAt: timeNow() }),
    /** The buyer pays on the provider's page. A declined card leaves the session open for another one. */
    pay: (id: string, buyer: Buyer): Session => {
      const session = find(id);
      if (session.status !== 'ACTIVE') return session;
      if (session.type === 'SAVE') return saveCard(session, buyer);
      if (buyer === 'declined') {
        notifier.notify('payment.failure', paymentView(session, newPayment('FAILED', 'CARD_DECLINED')));
        return session;
      }
      const payment = newPayment(buyer === 'pending' ? 'PENDING' : 'SUCCEEDED', null);
      const tokenId = session.customerId === null ? null : tokens.create(session.customerId).id;
      const paid = change(session, { status: 'COMPLETED', payment, tokenId });
      notifySession(paid);
      if (payment.status === 'SUCCEEDED') notifier.notify('payment.capture', paymentView(paid, payment));
      return paid;
    },
    /** Charges a saved card while its owner is absent. */
    charge: (body: Record<string, unknown>): Session => {
      if (body['type'] !== 'PAY' || !isCountry(body['country'])) throw invalid();
      const token = tokens.find(body['payment_token_id']);
      const { currency, units } = unitsOf(body['request_amount'], body['currency']);
      checkLeast(units, currency);
      const payment = token.declines ? newPayment('FAILED', 'CARD_DECLINED') : newPayment('SUCCEEDED', null);
      const charged = change({
        id: `charge-${payment.id}`,
        type: 'PAY',
        status: 'COMPLETED',
        referenceId: text(body['reference_id'], 64),
        units,
        currency,
        country: body['country'],
        description: text(body['description'], 1000),
        locale: 'en',
        successUrl: '',
        cancelUrl: '',
        customerId: token.customerId,
        tokenId: token.id,
        isCharge: true,
        payment,
        at: timeNow(),
        expiresAt: timeNow(),
      });
      notifier.notify(token.declines ? 'payment.failure' : 'payment.capture', paymentView(charged, payment));
      return charged;
    },
    /** A payment request, as the API shows it. */
    requestView: ({ country, currency, payment, referenceId, tokenId, units }: Session): object => ({
      business_id: BUSINESS,
      payment_request_id: payment!.requestId,
      reference_id: referenceId,
      payment_token_id: tokenId,
      latest_payment_id: payment!.id,
      type: 'PAY',
      country,
      currency,
      request_amount: amountOf(units),
      capture_method: 'AUTOMATIC',
      channel_code: 'CARDS',
      status: payment!.status,
      ...(payment!.failureCode ? { failure_code: payment!.failureCode } : {}),
      created: payment!.at,
      updated: payment!.at,
    }),
    /** The bank has decided about the payments that wait for it. */
    endPending: (isPaid: boolean): void => {
      for (const session of all().filter(({ payment }) => payment?.status === 'PENDING')) {
        const payment: Payment = isPaid
          ? { ...session.payment!, status: 'SUCCEEDED' }
          : { ...session.payment!, status: 'FAILED', failureCode: 'ISSUER_UNAVAILABLE' };
        const ended = change(session, { payment });
        notifySession(ended);
        notifier.notify(isPaid ? 'payment.capture' : 'payment.failure', paymentView(ended, payment));
      }
    },
    findPayment: (id: string): Session => {
      const session = all().find(({ payment }) => payment?.id === id);
      if (!session) throw notFound();
      return session;
    },
    findRequest: (id: unknown): Session => {
      const session = all().find(({ payment }) => payment?.requestId === id);
      if (!session) throw notFound();
      return session;
    },
    /** The money that came in, as the list of transactions shows it. */
    transactions: () =>
      all().flatMap(({ currency, payment, referenceId, units }) => {
        if (payment?.status !== 'SUCCEEDED') return [];
        const fee = feeOf(units, currency);
        return [
          {
            id: `txn_${payment.id.slice(3)}`,
            product_id: payment.id,
            type: 'PAYMENT',
            status: 'SUCCESS',
            channel_category: 'CARDS',
            channel_code: 'CARDS',
            reference_id: referenceId,
            account_identifier: null,
            currency,
            amount: amountOf(units),
            net_amount: amountOf(units - fee),
            net_amount_currency: currency,
            cashflow: 'MONEY_IN',
            settlement_status: 'PENDING',
            estimated_settlement_time: payment.at,
            business_id: BUSINESS,
            created: payment.at,
            updated: payment.at,
            fee: {
              xendit_fee: amountOf(fee),
              value_added_tax: 0,
              xendit_withholding_tax: 0,
              third_party_withholding_tax: 0,
              status: 'COMPLETED',
            },
            product_data: { payment_request_id: payment.requestId },
          },
        ];
      }),
  };
}
export type Sessions = ReturnType<typeof createSessions>;
