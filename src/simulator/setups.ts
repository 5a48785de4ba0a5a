import { randomBytes } from 'node:crypto';
import { type CardOutcome, fingerprintOf, outcomeOf } from './cards.ts';
import { cardOf } from './intent-view.ts';
import { invalidRequest } from './simulated-error.ts';
import type { Store } from './store.ts';
import type { Notifier } from './webhook-events.ts';

type SetupError = { type: 'card_error'; code: string; decline_code?: string; message: string };
export type Setup = {
  id: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  client_secret: string;
  customer: string;
  payment_method: string | null;
  metadata: Record<string, string>;
  usage: 'off_session';
  last_setup_error: SetupError | null;
  created: number;
};

const KIND = 'setup_intent';
const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const now = (): number => Math.floor(Date.now() / 1000);

/** The operations on setup intents: a card is entered, and may be charged later. */
export function createSetups(store: Store, notifier: Notifier) {
  const find = (id: string): Setup => {
    const setup = store.find(KIND, id) as Setup | undefined;
    if (!setup) throw invalidRequest(`No such setupintent: '${id}'`, 'resource_missing', 404, 'intent');
    return setup;
  };
  const view = (setup: Setup, expand: readonly string[] = []): Record<string, unknown> => {
    const saved = setup.payment_method === null ? undefined : store.find('payment_method', setup.payment_method);
    return {
      ...setup,
      object: 'setup_intent',
      livemode: false,
      payment_method:
        saved && expand.includes('payment_method')
          ? { id: setup.payment_method, object: 'payment_method', type: 'card', card: cardOf(String(saved['expiry'])) }
          : setup.payment_method,
    };
  };
  const change = (setup: Setup, part: Partial<Setup>, event?: string): Setup => {
    const changed = { ...setup, ...part };
    store.save(KIND, changed.id, changed);
    if (event) notifier.notify(event, view(changed));
    return changed;
  };
  const attempt = (setup: Setup, status: 'failed' | 'succeeded', number?: string): void => {
    const id = newId('setatt');
    const card = number === undefined ? {} : { card: { fingerprint: fingerprintOf(number) } };
    store.save('setup_attempt', id, {
      id,
      object: 'setup_attempt',
      setup_intent: setup.id,
      status,
      payment_method_details: { type: 'card', ...card },
      created: now(),
    });
  };
  const accept = (setup: Setup): Setup => {
    attempt(setup, 'succeeded');
    return change(setup, { status: 'succeeded', last_setup_error: null }, 'setup_intent.succeeded');
  };
  const refuse = (
    setup: Setup,
    { code, decline, message }: Extract<CardOutcome, { does: 'refuse' }>,
    number?: string,
  ): Setup => {
    attempt(setup, 'failed', number);
    return change(
      setup,
      {
        status: 'requires_payment_method',
        payment_method: null,
        last_setup_error: { type: 'card_error', code, message, ...(decline ? { decline_code: decline } : {}) },
      },
      'setup_intent.setup_failed',
    );
  };
  return {
    find,
    view,
    ofSecret: (secret: string): Setup | undefined => {
      const setup = store.find(KIND, secret.split('_secret_')[0] ?? '') as Setup | undefined;
      return setup?.client_secret === secret ? setup : undefined;
    },
    create: (body: Record<string, unknown>): Setup => {
      const customer = String(body['customer'] ?? '');
      if (!store.find('customer', customer))
        throw invalidRequest(`No such customer: '${customer}'`, 'resource_missing', 400, 'customer');
      const id = newId('seti');
      const setup: Setup = {
        id,
        status: 'requires_payment_method',
        client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
        customer,
        payment_method: null,
        metadata: (body['metadata'] ?? {}) as Record<string, string>,
        usage: 'off_session',
        last_setup_error: null,
        created: now(),
      };
      return change(setup, {}, 'setup_intent.created');
    },
    attempts: (setup: string) => store.all('setup_attempt').filter((one) => one['setup_intent'] === setup),
    confirm: (id: string, card: string, expiry = ''): Setup => {
      const setup = find(id);
      if (setup.status !== 'requires_payment_method')
        throw invalidRequest(`This SetupIntent's status is ${setup.status}`, 'setup_intent_unexpected_state');
      const outcome = outcomeOf(card);
      if (outcome.does === 'refuse') return refuse(setup, outcome, card);
      const method = newId('pm');
      // What its owner approved here may be charged later without them.
      store.save('payment_method', method, { card, expiry, isApproved: true });
      const held = { ...setup, payment_method: method };
      return outcome.does === 'pay'
        ? accept(held)
        : change(held, { status: 'requires_action', last_setup_error: null }, 'setup_intent.requires_action');
    },
    authenticate: (id: string, isAccepted: boolean): Setup => {
      const setup = find(id);
      if (setup.status !== 'requires_action')
        throw invalidRequest('Nothing to authenticate', 'setup_intent_unexpected_state');
      return isAccepted
        ? accept(setup)
        : refuse(setup, {
            does: 'refuse',
            code: 'setup_intent_authentication_failure',
            message: 'The authentication failed.',
          });
    },
    cancel: (id: string): Setup => {
      const setup = find(id);
      if (setup.status === 'succeeded' || setup.status === 'canceled')
        throw invalidRequest(
          `You cannot cancel this SetupIntent because it has a status of ${setup.status}.`,
          'setup_intent_unexpected_state',
        );
      return change(setup, { status: 'canceled' }, 'setup_intent.canceled');
    },
  };
}
