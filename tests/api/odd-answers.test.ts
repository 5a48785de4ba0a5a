import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentGateways } from '#src/server/gateways/payments/port.ts';
import {
  CardRemovedError,
  type PaymentGateway,
  ProviderUnavailableError,
  type SavedCards,
} from '#src/server/gateways/payments/port.ts';
import { createStripeGateway } from '#src/server/gateways/payments/stripe.ts';
import { createLog } from '#src/server/platform/log.ts';
import { pollPayments } from '#src/server/settlement/poll-payments.ts';
import { categoryOf, donor } from '#tests/fixtures/giving.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

type Answer = { status?: number; body: string; type?: string };
const PAYMENT = '0191d0e0-0000-7000-8000-000000000001';
const intent = (change: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 2000,
  amount_received: 0,
  currency: 'usd',
  status: 'requires_payment_method',
  client_secret: 'pi_1_secret',
  metadata: { paymentId: PAYMENT },
  latest_charge: null,
  last_payment_error: null,
  ...change,
});
const said = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });
let answer: Answer = said(intent());
/** What is said to a question, where that is something else. */
let answerToGet: Answer | undefined;
let server: Server;
let gateway: PaymentGateway & SavedCards;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    const { body, status = 200, type = 'application/json' } = (request.method === 'GET' && answerToGet) || answer;
    response.writeHead(status, { 'content-type': type, 'stripe-should-retry': 'false' }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  gateway = createStripeGateway({
    secretKey: 'sk_test',
    publishableKey: 'pk',
    webhookSecret: 'whsec',
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isTest: true,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const payment = {
  paymentId: PAYMENT,
  orderNumber: '1',
  amount: { minor: 2000, currency: 'USD' as const },
  idempotencyKey: 'k',
  pages: { done: 'https://example.org/done', left: 'https://example.org/left', locale: 'en' as const },
};
const card = { customerRef: 'cus_1', paymentMethodRef: 'pm_1' };

const BODIES: [string, Answer][] = [
  ...[
    '"html"',
    '1',
    'true',
    'null',
    '[]',
    '{}',
    '',
    '<html>',
    '{"error":"no"}',
    '{"error":true}',
    '{"error":[]}',
    '{"error":{}}',
  ].flatMap((body) =>
    [200, 400, 401, 402, 403, 404, 500, 503].map((status): [string, Answer] => [
      `${status} ${body}`,
      { status, body, type: body === '<html>' ? 'text/html' : 'application/json' },
    ]),
  ),
  ['a sum that is a fraction', said(intent({ amount: 19.99 }))],
  ['a sum below zero', said(intent({ amount_received: -1 }))],
  ['a sum in words', said(intent({ amount: '2000' }))],
  ['an unknown currency', said(intent({ currency: 'xxx' }))],
  ['a currency that is none', said(intent({ currency: 5 }))],
  ['an unknown state', said(intent({ status: 'paid' }))],
  ['no id', said(intent({ id: undefined }))],
  ['no sum', said(intent({ amount: undefined }))],
  ['another payment', said(intent({ id: 'pi_2', metadata: { paymentId: 'another' } }))],
  ['a fee that is a fraction', said(intent({ latest_charge: { balance_transaction: { fee: 0.5, currency: 'usd' } } }))],
  [
    'a fee in an unknown currency',
    said(intent({ latest_charge: { balance_transaction: { fee: 5, currency: '???' } } })),
  ],
];

describe('an invalid response of the provider', () => {
  it.each(BODIES)('%s is an error', async (_name, odd) => {
    answer = odd;
    for (const question of [
      () => gateway.create(payment),
      () => gateway.retrieve('pi_1'),
      () => gateway.cancel('pi_1', 'k'),
      () => gateway.charge(payment, card),
      () => gateway.create({ ...payment, recurring: 'month' }),
    ]) {
      await expect(question()).rejects.toThrow(ProviderUnavailableError);
    }
  });

  it('is not quoted in the error', async () => {
    answer = said(
      { error: { type: 'card of mariam@example.org', code: 'mariam@example.org', message: 'mariam@example.org' } },
      400,
    );
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    await gateway.retrieve('pi_1').catch((error: unknown) => log.warn({ err: error }, 'no answer'));
    expect(lines.join('')).toContain('no usable answer');
    expect(lines.join('')).not.toContain('mariam');
  });

  it('is distinguished from a removed card', async () => {
    answer = said(
      {
        error: {
          type: 'invalid_request_error',
          code: 'resource_missing',
          param: 'payment_method',
          message: 'No such PaymentMethod',
        },
      },
      400,
    );
    await expect(gateway.charge(payment, card)).rejects.toThrow(CardRemovedError);
  });

  it('about a charge that was made, and is not found at once, does not say that its card is gone', async () => {
    answer = said(intent({ status: 'succeeded', amount_received: 2000 }));
    answerToGet = said(
      {
        error: {
          type: 'invalid_request_error',
          code: 'resource_missing',
          param: 'intent',
          message: "No such payment_intent: 'pi_1'",
        },
      },
      404,
    );
    await expect(gateway.charge(payment, card)).rejects.toThrow(ProviderUnavailableError);
    answerToGet = undefined;
    answer = said(intent({ id: 'pi_2', metadata: { paymentId: 'of another payment' } }));
    await expect(gateway.charge(payment, card)).rejects.toThrow(ProviderUnavailableError);
  });

  it('is distinguished from a valid one', async () => {
    answer = said(
      intent({
        status: 'succeeded',
        amount_received: 2000,
        latest_charge: { balance_transaction: { fee: 88, currency: 'usd' } },
      }),
    );
    expect(await gateway.retrieve('pi_1')).toMatchObject({
      status: 'succeeded',
      received: { minor: 2000, currency: 'USD' },
      fee: { minor: 88, currency: 'USD' },
    });
  });
});

describe('a donor during such a response', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    app.services.gateways.payments = createPaymentGateways(gateway);
  });
  afterAll(() => app.close());

  it.each([said('html', 503), said({}), said([], 404), said({ error: {} }, 401)])(
    'reads that the provider is unavailable, and the order is kept: %o',
    async (odd) => {
      answer = odd;
      const categoryId = await categoryOf(app, 'food');
      const response = await app.post('/user/orders', {
        items: [{ type: 'endowment', categoryId, price: 2000 }],
        paymentMethod: 'stripe',
        donor,
      });
      expect(response.status).toBe(503);
      app.clock.pass(21_000);
      expect(await pollPayments(app.services)).toBe(1);
      app.clock.pass(3_600_000);
      expect(await pollPayments(app.services)).toBeGreaterThan(0);
    },
  );
});
