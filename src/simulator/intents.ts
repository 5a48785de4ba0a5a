import { randomBytes } from 'node:crypto';
import { fingerprintOf, outcomeOf } from './cards.ts';
import { view } from './intent-view.ts';
import { invalidRequest, SimulatedError } from './simulated-error.ts';
import type { Intent, Store } from './store.ts';
import type { Faults, Notifier } from './webhook-events.ts';

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
/** The provider's fee: 2.9 % and 30, in its minor units. */
const feeOf = (amount: number): number => Math.round((amount * 29) / 1000) + 30;

/** A card that asks its owner each time is declined while they are absent; one that asks once was approved when it was entered. */
const ASKS_ONCE = '4000002500003155';
const outcomeOfSaved = (card: string, isApproved: boolean): ReturnType<typeof outcomeOf> =>
  isApproved && card === ASKS_ONCE ? { does: 'pay' } : outcomeOf(card);

/** The operations on payment intents. */
export function createIntents(store: Store, notifier: Notifier, faults: Pick<Faults, 'refuseSaved'>) {
  const find = (id: string): Intent => {
    const intent = store.intent(id);
    if (!intent) throw invalidRequest(`No such payment_intent: '${id}'`, 'resource_missing', 404, 'intent');
    return intent;
  };
  const change = (intent: Intent, part: Partial<Intent>, event?: string): Intent => {
    const changed = { ...intent, ...part };
    store.saveIntent(changed);
    if (event) notifier.notify(event, view(changed));
    return changed;
  };
  const pay = (intent: Intent, percent = 100): Intent => {
    const received = Math.ceil((intent.amount * percent) / 100);
    return change(
      intent,
      {
        status: 'succeeded',
        amount_received: received,
        charge: newId('ch'),
        fee: feeOf(received),
        last_payment_error: null,
      },
      'payment_intent.succeeded',
    );
  };

  /** The failed charge of a declined card, which the provider lists. */
  const decline = (intent: Intent, card: string): void => {
    const id = newId('ch');
    store.save('charge', id, {
      id,
      object: 'charge',
      amount: intent.amount,
      currency: intent.currency,
      created: Math.floor(Date.now() / 1000),
      payment_intent: intent.id,
      status: 'failed',
      paid: false,
      payment_method_details: { type: 'card', card: { fingerprint: fingerprintOf(card) } },
    });
  };

  /** Charges a saved card while its owner is absent; a card that needs authentication is declined. */
  const charge = (intent: Intent, method: string): Intent => {
    const saved = store.find('payment_method', method);
    const card = saved?.['card'];
    if (typeof card !== 'string' || intent.customer === null)
      throw invalidRequest(`No such PaymentMethod: '${method}'`, 'resource_missing', 400, 'payment_method');
    const outcome =
      faults.refuseSaved === ''
        ? outcomeOfSaved(card, saved?.['isApproved'] === true)
        : {
            does: 'refuse' as const,
            code: 'card_declined',
            decline: faults.refuseSaved,
            message: 'Your card was declined.',
          };
    if (outcome.does === 'pay')
      return pay({ ...intent, payment_method: method, expiry: String(saved?.['expiry'] ?? '') }, outcome.percent);
    const {
      code,
      decline: reason,
      message,
    } = outcome.does === 'refuse'
      ? outcome
      : {
          code: 'authentication_required',
          decline: 'authentication_required',
          message: 'Your card was declined. This transaction requires authentication.',
        };
    decline(intent, card);
    const refused = change(
      intent,
      { last_payment_error: { type: 'card_error', code, message, ...(reason ? { decline_code: reason } : {}) } },
      'payment_intent.payment_failed',
    );
    throw new SimulatedError(402, 'card_error', message, code, { payment_intent: view(refused) });
  };

  return {
    create: (body: Record<string, unknown>): Intent => {
      const amount = Number(body['amount']);
      if (!Number.isSafeInteger(amount) || amount < 1)
        throw invalidRequest('Invalid positive integer: amount', 'parameter_invalid_integer');
      if (String(body['currency']) === 'usd' && amount < 50)
        throw invalidRequest('Amount must be at least $0.50 usd', 'amount_too_small');
      const id = newId('pi');
      const intent = change(
        {
          id,
          amount,
          currency: String(body['currency']),
          status: 'requires_payment_method',
          amount_received: 0,
          client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
          metadata: (body['metadata'] ?? {}) as Record<string, string>,
          customer: text(body['customer']),
          payment_method: null,
          description: text(body['description']),
          last_payment_error: null,
          created: Math.floor(Date.now() / 1000),
          charge: null,
          fee: 0,
          refunded: 0,
        },
        {},
        'payment_intent.created',
      );
      return body['confirm'] === 'true' && body['off_session'] === 'true'
        ? charge(intent, String(body['payment_method']))
        : intent;
    },
    find,
    charges: (intent: string) => store.all('charge').filter((one) => one['payment_intent'] === intent),
    confirm: (id: string, card: string, expiry = ''): Intent => {
      const intent = find(id);
      if (intent.status !== 'requires_payment_method')
        throw invalidRequest(`This PaymentIntent's status is ${intent.status}`, 'payment_intent_unexpected_state');
      const outcome = outcomeOf(card);
      const held = { ...intent, payment_method: card.startsWith('pm_') ? card : newId('pm'), expiry };
      if (intent.customer !== null) store.save('payment_method', held.payment_method, { card, expiry });
      if (outcome.does === 'pay') return pay(held, outcome.percent);
      if (outcome.does === 'authenticate')
        return change(held, { status: 'requires_action', last_payment_error: null }, 'payment_intent.requires_action');
      const { code, decline: reason, message } = outcome;
      decline(intent, card);
      return change(
        intent,
        { last_payment_error: { type: 'card_error', code, message, ...(reason ? { decline_code: reason } : {}) } },
        'payment_intent.payment_failed',
      );
    },
    authenticate: (id: string, isAccepted: boolean): Intent => {
      const intent = find(id);
      if (intent.status !== 'requires_action')
        throw invalidRequest('Nothing to authenticate', 'payment_intent_unexpected_state');
      if (isAccepted) return pay(intent);
      const failure = {
        type: 'card_error' as const,
        code: 'payment_intent_authentication_failure',
        message: 'The authentication failed.',
      };
      return change(
        intent,
        { status: 'requires_payment_method', payment_method: null, last_payment_error: failure },
        'payment_intent.payment_failed',
      );
    },
    cancel: (id: string): Intent => {
      const intent = find(id);
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        throw invalidRequest(
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
          'payment_intent_unexpected_state',
        );
      return change(intent, { status: 'canceled' }, 'payment_intent.canceled');
    },
    customer: (body: Record<string, unknown>) => {
      const customer = {
        id: newId('cus'),
        object: 'customer',
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        metadata: body['metadata'] ?? {},
      };
      store.save('customer', customer.id, customer);
      return customer;
    },
  };
}
