import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaypalGateway } from '#src/server/gateways/payments/paypal.ts';
import {
  PaymentGoneError,
  type PaymentGateway,
  ProviderUnavailableError,
  RefundRejectedError,
} from '#src/server/gateways/payments/port.ts';
import { createLog } from '#src/server/platform/log.ts';

type Answer = { status?: number; body: string; type?: string };
const PAYMENT = '0191d0e0-0000-7000-8000-000000000001';
const usd = (value: string) => ({ currency_code: 'USD', value });
const captured = (change: object = {}) => ({
  id: 'CAPTURE1',
  status: 'COMPLETED',
  amount: usd('20.00'),
  seller_receivable_breakdown: { gross_amount: usd('20.00'), paypal_fee: usd('1.19'), net_amount: usd('18.81') },
  ...change,
});
const unit = (change: object = {}) => ({
  reference_id: 'default',
  custom_id: PAYMENT,
  amount: usd('20.00'),
  ...change,
});
const order = (change: object = {}) => ({
  id: 'ORDER1',
  status: 'PAYER_ACTION_REQUIRED',
  purchase_units: [unit()],
  links: [{ href: 'http://127.0.0.1:1/checkoutnow?token=ORDER1', rel: 'payer-action', method: 'GET' }],
  ...change,
});
const complete = (...captures: object[]) =>
  order({ status: 'COMPLETED', purchase_units: [unit({ payments: { captures } })] });
const said = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });
const error = (name: string, issue: string, status: number): Answer =>
  said(
    { name, message: 'mariam@example.org', debug_id: '1', details: [{ issue, description: 'mariam@example.org' }] },
    status,
  );
const TOKEN = said({ access_token: 'token', token_type: 'Bearer', expires_in: 32_400 });

/** What is answered to each path; the last entry serves all others. */
let answers: [RegExp, Answer][] = [];
let asked: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = [];
let server: Server;
let base: string;
let gateway: PaymentGateway;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        asked.push({
          method: request.method!,
          url: request.url!,
          headers: request.headers,
          body: Buffer.concat(parts).toString(),
        });
        const [, answer] = answers.find(([path]) => path.test(request.url!))!;
        response
          .writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json' })
          .end(answer.body);
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  gateway = createPaypalGateway({ clientId: 'id', clientSecret: 'secret', webhookId: 'WH', apiBase: base });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const say = (answer: Answer): void => {
  answers = [
    [/oauth2/, TOKEN],
    [/./, answer],
  ];
};

const payment = {
  paymentId: PAYMENT,
  orderNumber: '1',
  amount: { minor: 2000, currency: 'USD' as const },
  idempotencyKey: 'key-1',
  pages: { done: 'https://example.org/done', left: 'https://example.org/left', locale: 'tr' as const },
};
/** What reads the state of a payment. */
const readings = (): (() => Promise<unknown>)[] => [
  () => gateway.create(payment),
  () => gateway.retrieve('ORDER1'),
  () => gateway.cancel('ORDER1', 'k'),
  () => gateway.capture!('ORDER1', 'k'),
];
const questions = (): (() => Promise<unknown>)[] => [
  ...readings(),
  () => gateway.findRefunds('ORDER1'),
  () =>
    gateway.refund({
      refundId: PAYMENT,
      attempt: 1,
      providerRef: 'ORDER1',
      amount: payment.amount,
      idempotencyKey: 'k',
    }),
];

const BODIES: [string, Answer][] = [
  ...['"html"', '1', 'null', '[]', '{}', '', '<html>', '{"name":"lower case"}', '{"name":5}'].flatMap((body) =>
    [200, 400, 401, 403, 404, 409, 422, 429, 500, 503].map((status): [string, Answer] => [
      `${status} ${body}`,
      { status, body, type: body === '<html>' ? 'text/html' : 'application/json' },
    ]),
  ),
  ['an unknown state', said(order({ status: 'PAID' }))],
  ['no id', said(order({ id: undefined }))],
  ['another payment', said(order({ id: 'ORDER2', purchase_units: [unit({ custom_id: 'another' })] }))],
  ['no unit', said(order({ purchase_units: [] }))],
  ['two units', said(order({ purchase_units: [unit(), unit()] }))],
  [
    'an amount that is a number',
    said(order({ purchase_units: [unit({ amount: { currency_code: 'USD', value: 20 } })] })),
  ],
  ['a capture in an unknown state', said(complete(captured({ status: 'TAKEN' })))],
  ['a capture without an amount', said(complete(captured({ amount: undefined })))],
  [
    'the old format of version 1',
    said({ id: 'PAY-1', state: 'approved', transactions: [{ amount: { total: '20.00' } }] }),
  ],
];

const MEANINGS: [string, Answer][] = [
  ['an amount with a third decimal', said(order({ purchase_units: [unit({ amount: usd('20.001') })] }))],
  ['an amount below zero', said(order({ purchase_units: [unit({ amount: usd('-20.00') })] }))],
  ['an unknown currency', said(order({ purchase_units: [unit({ amount: { currency_code: '???', value: '1' } })] }))],
  ['a page of another host', said(order({ links: [{ href: 'https://evil.example/', rel: 'payer-action' }] }))],
  ['complete without a capture', said(order({ status: 'COMPLETED' }))],
];

describe('an invalid response of PayPal', () => {
  it.each(MEANINGS)('%s is an error', async (_, odd) => {
    say(odd);
    for (const reading of readings()) await expect(reading()).rejects.toThrow(ProviderUnavailableError);
  });

  it.each(BODIES)('%s is an error', async (_, odd) => {
    say(odd);
    for (const question of questions()) await expect(question()).rejects.toThrow(ProviderUnavailableError);
  });

  it.each(['"html"', '{}', '{"access_token":5,"expires_in":1}', '{"access_token":"t","expires_in":"soon"}'])(
    'to the request for a token is an error: %s',
    async (body) => {
      answers = [[/./, { body }]];
      for (const question of questions()) await expect(question()).rejects.toThrow(ProviderUnavailableError);
    },
  );

  it('is not quoted in the error', async () => {
    say(error('UNPROCESSABLE_ENTITY', 'mariam@example.org', 422));
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    await gateway.create(payment).catch((reason: unknown) => log.warn({ err: reason }, 'no answer'));
    expect(lines.join('')).toContain('no usable answer');
    expect(lines.join('')).not.toContain('mariam');
  });

  it('that never ends is given up', async () => {
    const silent = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{');
    });
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const slow = createPaypalGateway({
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: 'WH',
      apiBase: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    });
    const begun = Date.now();
    await expect(slow.retrieve('ORDER1')).rejects.toThrow(ProviderUnavailableError);
    // Shorter than the lease of a payment, which is a minute.
    expect(Date.now() - begun).toBeLessThan(30_000);
    silent.closeAllConnections();
    silent.close();
  }, 40_000);
});

describe('a valid response of PayPal', () => {
  it('is read with the amount that was received and the fee', async () => {
    say(said(complete(captured())));
    expect(await gateway.retrieve('ORDER1')).toMatchObject({
      providerRef: 'ORDER1',
      paymentId: PAYMENT,
      status: 'succeeded',
      received: { minor: 2000, currency: 'USD' },
      fee: { minor: 119, currency: 'USD' },
    });
  });

  it('in another currency is reported as it is, so that nothing is booked as if it were ours', async () => {
    say(
      said(complete(captured({ amount: { currency_code: 'EUR', value: '18.50' }, seller_receivable_breakdown: null }))),
    );
    expect(await gateway.retrieve('ORDER1')).toMatchObject({
      status: 'succeeded',
      amount: { minor: 2000, currency: 'USD' },
      received: { minor: 1850, currency: 'EUR' },
    });
  });

  it.each([
    [[captured({ status: 'DECLINED' }), captured()], 'succeeded'],
    [[captured({ status: 'DECLINED' }), captured({ status: 'PENDING' })], 'processing'],
    [[captured({ status: 'FAILED' })], 'failed'],
    [[captured({ status: 'REFUNDED' })], 'succeeded'],
    [[captured({ status: 'PARTIALLY_REFUNDED' })], 'succeeded'],
  ])('with several captures is as the one that brought money says: %#', async (captures, status) => {
    say(said(complete(...captures)));
    expect((await gateway.retrieve('ORDER1')).status).toBe(status);
  });

  it.each([
    ['PAYER_ACTION_REQUIRED', 'created', false],
    ['APPROVED', 'requiresAction', true],
    ['VOIDED', 'cancelled', false],
  ])('of an order that is %s is %s', async (state, status, isApproved) => {
    say(said(order({ status: state })));
    expect(await gateway.retrieve('ORDER1')).toMatchObject({ status, isApproved, received: { minor: 0 } });
  });

  it('creates an order with our key, our payment and the pages of this site', async () => {
    say(said(order(), 201));
    expect((await gateway.create(payment)).redirectUrl).toBe('http://127.0.0.1:1/checkoutnow?token=ORDER1');
    const made = asked.at(-1)!;
    expect(made).toMatchObject({ method: 'POST', url: '/v2/checkout/orders' });
    expect(made.headers).toMatchObject({ 'paypal-request-id': 'key-1', authorization: 'Bearer token' });
    expect(JSON.parse(made.body)).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: PAYMENT, amount: usd('20.00') }],
      payment_source: {
        paypal: {
          experience_context: {
            locale: 'tr-TR',
            shipping_preference: 'NO_SHIPPING',
            return_url: 'https://example.org/done',
            cancel_url: 'https://example.org/left',
          },
        },
      },
    });
  });
});

const answerRefund = (answer: Answer): void => {
  answers = [
    [/oauth2/, TOKEN],
    [/refund$/, answer],
    [/./, said(complete(captured()))],
  ];
};

describe("PayPal's decisions", () => {
  it.each(['INSTRUMENT_DECLINED', 'PAYER_CANNOT_PAY', 'TRANSACTION_REFUSED', 'ORDER_NOT_APPROVED'])(
    'a capture that is refused (%s) has failed',
    async (issue) => {
      answers = [
        [/oauth2/, TOKEN],
        [/capture$/, error('UNPROCESSABLE_ENTITY', issue, 422)],
        [/./, said(order({ status: 'APPROVED' }))],
      ];
      expect(await gateway.capture!('ORDER1', 'k')).toMatchObject({
        status: 'failed',
        isApproved: false,
        failureCode: issue.toLowerCase(),
      });
    },
  );

  it('a capture that was made before is that capture', async () => {
    answers = [
      [/oauth2/, TOKEN],
      [/capture$/, error('UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED', 422)],
      [/./, said(complete(captured()))],
    ];
    expect(await gateway.capture!('ORDER1', 'k')).toMatchObject({ status: 'succeeded', received: { minor: 2000 } });
  });

  it('an order that PayPal no longer has is gone, and not merely silent', async () => {
    say(error('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', 404));
    for (const question of [
      () => gateway.retrieve('ORDER1'),
      () => gateway.capture!('ORDER1', 'k'),
      () => gateway.cancel('ORDER1', 'k'),
    ])
      await expect(question()).rejects.toThrow(PaymentGoneError);
  });

  it('a refund that is refused for good is told from one without an answer', async () => {
    const refund = {
      refundId: PAYMENT,
      attempt: 2,
      providerRef: 'ORDER1',
      amount: payment.amount,
      idempotencyKey: 'k',
    };
    answerRefund(error('UNPROCESSABLE_ENTITY', 'TRANSACTION_DISPUTED', 422));
    await expect(gateway.refund(refund)).rejects.toThrow(new RefundRejectedError('transaction_disputed'));
    for (const status of [401, 409, 429, 500]) {
      answerRefund(error('RESOURCE_CONFLICT', 'PREVIOUS_REQUEST_IN_PROGRESS', status));
      await expect(gateway.refund(refund)).rejects.toThrow(ProviderUnavailableError);
    }
    expect(JSON.parse(asked.findLast(({ url }) => url.endsWith('/refund'))!.body)).toEqual({
      amount: usd('20.00'),
      custom_id: `${PAYMENT}.2`,
    });
  });

  describe('another amount of a subscription', () => {
    const revise = (revision: Answer, subscription: Answer = said({ plan_id: 'P-1' })) => {
      answers = [
        [/oauth2/, TOKEN],
        [/revise$/, revision],
        [/subscriptions\/I-1$/, subscription],
        [/plans\/P-1$/, said({ product_id: 'PROD-1' })],
        [/plans$/, said({ id: 'P-2' }, 201)],
      ];
      const { amount: price, idempotencyKey, pages } = payment;
      return gateway.plans!.revise('I-1', { price, interval: 'month', name: 'Donation 1', pages, idempotencyKey });
    };
    const linked = (href: string) => said({ links: [{ href, rel: 'approve' }] });

    it('is a new plan of the same product, agreed to on PayPal’s page', async () => {
      const page = 'http://127.0.0.1:1/webapps/billing/subscriptions/update?ba_token=BA-1';
      expect(await revise(linked(page))).toEqual({ page });
      const bodies = asked.filter(({ body, method }) => method === 'POST' && body.startsWith('{'));
      expect(bodies.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
        { product_id: 'PROD-1', billing_cycles: [{ pricing_scheme: { fixed_price: usd('20.00') } }] },
        { plan_id: 'P-2', application_context: { locale: 'tr-TR', return_url: payment.pages.done } },
      ]);
    });

    it.each([
      ['a page of another host', linked('https://evil.example/update')],
      ['no page', said({ links: [] })],
      ['a rejection', error('UNPROCESSABLE_ENTITY', 'SUBSCRIPTION_STATUS_INVALID', 422)],
      ['an error of its own', said({}, 500)],
    ])('is not asked for where PayPal answers with %s', async (_, answer) => {
      await expect(revise(answer)).rejects.toThrow(ProviderUnavailableError);
    });

    it('of one that PayPal no longer knows is gone', async () => {
      const unknown = error('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', 404);
      await expect(revise(linked('http://127.0.0.1:1/'), unknown)).rejects.toThrow(PaymentGoneError);
    });
  });

  it('a token that is refused is asked for again, once', async () => {
    let tokens = 0;
    answers = [
      [/oauth2/, TOKEN],
      [/./, said(order())],
    ];
    await gateway.retrieve('ORDER1');
    await gateway.retrieve('ORDER1');
    tokens = asked.filter(({ url }) => url.includes('oauth2')).length;
    expect(tokens).toBe(1);
    say(error('INVALID_TOKEN', 'TOKEN_EXPIRED', 401));
    await expect(gateway.retrieve('ORDER1')).rejects.toThrow(ProviderUnavailableError);
    expect(asked.filter(({ url }) => url.includes('oauth2'))).toHaveLength(2);
  });

  it('a list that leads to another host is not followed with our token', async () => {
    say(said({ events: [], items: [], links: [{ href: 'https://evil.example/next', rel: 'next' }] }));
    await expect(gateway.listReturns(new Date(0))).rejects.toThrow(ProviderUnavailableError);
  });

  it('a list without end is given up', async () => {
    say(said({ events: [], items: [], links: [{ href: '/v1/again', rel: 'next' }] }));
    await expect(gateway.listReturns(new Date(0))).rejects.toThrow(ProviderUnavailableError);
  });
});
