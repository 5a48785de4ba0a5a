import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  PaymentGoneError,
  type PaymentGateway,
  ProviderUnavailableError,
  RefundRejectedError,
} from '#src/server/gateways/payments/port.ts';
import { xenditHosts } from '#src/server/gateways/payments/xendit-hosts.ts';
import { createXenditGateway } from '#src/server/gateways/payments/xendit.ts';
import { createLog } from '#src/server/platform/log.ts';

type Answer = { status?: number; body: string; type?: string };
const PAYMENT = '0191d0e0-0000-7000-8000-000000000001';
const SESSION = 'ps-661f87c614802d6c402cd82d';
const session = (change: object = {}) => ({
  payment_session_id: SESSION,
  reference_id: PAYMENT,
  session_type: 'PAY',
  currency: 'USD',
  amount: 20,
  status: 'ACTIVE',
  payment_link_url: `http://127.0.0.1:1/web/sessions/${SESSION}`,
  payment_id: null,
  payment_request_id: null,
  ...change,
});
const completed = session({ status: 'COMPLETED', payment_id: 'py-1', payment_request_id: 'pr-1' });
const paid = (change: object = {}) => ({
  payment_id: 'py-1',
  payment_request_id: 'pr-1',
  reference_id: PAYMENT,
  status: 'SUCCEEDED',
  currency: 'USD',
  request_amount: 20,
  captures: [{ capture_id: 'cap-1', capture_amount: 20 }],
  ...change,
});
const transactions = (change: object = {}) => ({
  data: [
    {
      id: 'txn_1',
      type: 'PAYMENT',
      product_id: 'py-1',
      currency: 'USD',
      amount: 20,
      net_amount: 19.42,
      net_amount_currency: 'USD',
      fee: { xendit_fee: 0.58, status: 'COMPLETED' },
      ...change,
    },
  ],
  has_more: false,
});
const said = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });
const error = (code: string, status: number): Answer =>
  said({ error_code: code, message: 'mariam@example.org' }, status);

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
        const { headers, method, url } = request;
        asked.push({ method: method!, url: url!, headers, body: Buffer.concat(parts).toString() });
        const [, answer] = answers.find(([path]) => path.test(`${method} ${url}`))!;
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
  gateway = createXenditGateway({ secretKey: 'xnd_development_1', callbackToken: 'token', apiBase: base });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const say = (answer: Answer): void => {
  answers = [[/./, answer]];
};
const sayPaid = (payment: Answer = said(paid()), fee: Answer = said(transactions())): void => {
  answers = [
    [/payments/, payment],
    [/transactions/, fee],
    [/./, said(completed)],
  ];
};

const payment = {
  paymentId: PAYMENT,
  orderNumber: '1',
  amount: { minor: 2000, currency: 'USD' as const },
  idempotencyKey: 'key-1',
  pages: { done: 'https://example.org/done', left: 'https://example.org/left', locale: 'tr' as const },
};
const refund = { refundId: PAYMENT, attempt: 2, providerRef: SESSION, amount: payment.amount, idempotencyKey: 'k' };
/** What reads the state of a payment. */
const readings = (): (() => Promise<unknown>)[] => [
  () => gateway.create(payment),
  () => gateway.retrieve(SESSION),
  () => gateway.cancel(SESSION, 'k'),
];
const questions = (): (() => Promise<unknown>)[] => [
  ...readings(),
  () => gateway.findRefunds(SESSION),
  () => gateway.findDisputes(SESSION),
  () => gateway.refund(refund),
];

const BODIES: [string, Answer][] = [
  ...['"html"', '1', 'null', '[]', '{}', '', '<html>', '{"error_code":"lower case"}', '{"error_code":5}'].flatMap(
    (body) =>
      [200, 400, 401, 403, 404, 409, 429, 500, 503].map((status): [string, Answer] => [
        `${status} ${body}`,
        { status, body, type: body === '<html>' ? 'text/html' : 'application/json' },
      ]),
  ),
  ['an unknown state', said(session({ status: 'PAID' }))],
  ['no id', said(session({ payment_session_id: undefined }))],
  ['another session', said(session({ payment_session_id: 'ps-2', reference_id: 'another' }))],
  ['an amount that is a text', said(session({ amount: '20' }))],
  ['an invoice of the older API', said({ id: '62f0', external_id: PAYMENT, status: 'PAID', amount: 20 })],
];
const MEANINGS: [string, Answer][] = [
  ['an amount with a third decimal', said(session({ amount: 20.001 }))],
  ['an amount below zero', said(session({ amount: -20 }))],
  ['an unknown currency', said(session({ currency: '???' }))],
  ['a page of another host', said(session({ payment_link_url: 'https://evil.example/' }))],
  ['complete without a payment', said(session({ status: 'COMPLETED' }))],
];

describe('an invalid response of Xendit', () => {
  it.each(MEANINGS)('%s is an error', async (_, odd) => {
    say(odd);
    for (const reading of readings()) await expect(reading()).rejects.toThrow(ProviderUnavailableError);
  });

  it.each(BODIES)('%s is an error', async (_, odd) => {
    say(odd);
    for (const question of questions()) await expect(question()).rejects.toThrow(ProviderUnavailableError);
  });

  it.each<[string, Answer]>([
    ['of another payment', said(paid({ payment_id: 'py-2' }))],
    ['of another session', said(paid({ payment_request_id: 'pr-2' }))],
    ['in an unknown state', said(paid({ status: 'TAKEN' }))],
    ['with an amount that is a text', said(paid({ captures: [{ capture_amount: '20' }] }))],
    ['of the session again', said(completed)],
  ])('about a payment %s is an error', async (_, odd) => {
    sayPaid(odd);
    await expect(gateway.retrieve(SESSION)).rejects.toThrow(ProviderUnavailableError);
  });

  it('about transactions is an error, not a fee of nothing', async () => {
    sayPaid(said(paid()), said({ data: [{ id: 'txn_1' }] }));
    await expect(gateway.retrieve(SESSION)).rejects.toThrow(ProviderUnavailableError);
  });

  it('is not quoted in the error', async () => {
    say(error('API_VALIDATION_ERROR', 400));
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
    const apiBase = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const slow = createXenditGateway({ secretKey: 'xnd_development_1', callbackToken: 'token', apiBase });
    const begun = Date.now();
    await expect(slow.retrieve(SESSION)).rejects.toThrow(ProviderUnavailableError);
    // Shorter than the lease of a payment, which is a minute.
    expect(Date.now() - begun).toBeLessThan(30_000);
    silent.closeAllConnections();
    silent.close();
  }, 40_000);
});

describe('a valid response of Xendit', () => {
  it('is read with what was received, the fee, and the id of the money', async () => {
    sayPaid();
    expect(await gateway.retrieve(SESSION)).toMatchObject({
      providerRef: SESSION,
      moneyRef: 'pr-1',
      paymentId: PAYMENT,
      status: 'succeeded',
      received: { minor: 2000, currency: 'USD' },
      fee: { minor: 58, currency: 'USD' },
      redirectUrl: undefined,
    });
    expect(asked.find(({ url }) => url === '/v3/payments/py-1')!.headers).toMatchObject({
      'api-version': '2024-11-11',
    });
  });

  it('in another currency is reported as it is, so that nothing is booked as if it were ours', async () => {
    sayPaid(said(paid({ currency: 'PHP', request_amount: 1150, captures: [{ capture_amount: 1150 }] })));
    expect(await gateway.retrieve(SESSION)).toMatchObject({
      amount: { minor: 2000, currency: 'USD' },
      received: { minor: 115_000, currency: 'PHP' },
    });
  });

  it.each([
    ['AUTHORIZED', 'processing'],
    ['PENDING', 'processing'],
    ['FAILED', 'failed'],
    ['CANCELED', 'cancelled'],
    ['EXPIRED', 'cancelled'],
  ])('about a payment that is %s is %s, and brings nothing', async (state, status) => {
    sayPaid(said(paid({ status: state, failure_code: 'CARD_DECLINED' })));
    expect(await gateway.retrieve(SESSION)).toMatchObject({ status, received: { minor: 0 } });
  });

  it.each<[string, object]>([
    ['computed yet', { fee: { status: 'PENDING' } }],
    ['listed yet', { product_id: 'py-2' }],
    ['told in this currency', { net_amount_currency: 'PHP' }],
  ])('whose fee is not %s says so, and is asked again', async (_, change) => {
    sayPaid(said(paid()), said(transactions(change)));
    expect(await gateway.retrieve(SESSION)).toMatchObject({ status: 'succeeded', fee: undefined, isFeePending: true });
  });

  it.each([
    ['ACTIVE', 'created'],
    ['EXPIRED', 'cancelled'],
    ['CANCELED', 'cancelled'],
  ])('of a session that is %s is %s', async (state, status) => {
    say(said(session({ status: state })));
    const snapshot = await gateway.retrieve(SESSION);
    expect(snapshot).toMatchObject({ status, received: { minor: 0 } });
    expect(snapshot.redirectUrl === undefined).toBe(state !== 'ACTIVE');
  });

  it('creates a session with our payment, cards alone, and the pages of this site', async () => {
    say(said(session(), 201));
    expect((await gateway.create(payment)).redirectUrl).toBe(`http://127.0.0.1:1/web/sessions/${SESSION}`);
    const made = asked.at(-1)!;
    expect(made).toMatchObject({ method: 'POST', url: '/sessions' });
    expect(made.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('xnd_development_1:').toString('base64')}`,
    });
    expect(JSON.parse(made.body)).toEqual({
      reference_id: PAYMENT,
      session_type: 'PAY',
      mode: 'PAYMENT_LINK',
      capture_method: 'AUTOMATIC',
      amount: 20,
      currency: 'USD',
      country: 'PH',
      allowed_payment_channels: ['CARDS'],
      locale: 'tr',
      description: 'Donation 1',
      success_return_url: 'https://example.org/done',
      cancel_return_url: 'https://example.org/left',
    });
  });
});

describe("Xendit's decisions", () => {
  it('a session that it no longer has is gone, and not merely silent', async () => {
    say(error('DATA_NOT_FOUND', 404));
    await expect(gateway.retrieve(SESSION)).rejects.toThrow(PaymentGoneError);
    await expect(gateway.cancel(SESSION, 'k')).rejects.toThrow(PaymentGoneError);
    await expect(gateway.retrieve('pr-1')).rejects.toThrow(PaymentGoneError);
  });

  it('a session that cannot be cancelled is as it is then', async () => {
    answers = [
      [/cancel/, error('API_VALIDATION_ERROR', 400)],
      [/payments/, said(paid())],
      [/transactions/, said(transactions())],
      [/./, said(completed)],
    ];
    expect(await gateway.cancel(SESSION, 'k')).toMatchObject({ status: 'succeeded', received: { minor: 2000 } });
  });

  it('a refund that is refused for good is told from one without an answer, which is not sent twice', async () => {
    const answerRefund = (answer: Answer): void => {
      answers = [
        [/POST .*refunds/, answer],
        [/./, said(completed)],
      ];
      asked = [];
    };
    answerRefund(error('REFUND_AMOUNT_EXCEEDED', 400));
    await expect(gateway.refund(refund)).rejects.toThrow(new RefundRejectedError('refund_amount_exceeded'));
    for (const [code, status] of [
      ['REFUND_IN_PROGRESS', 400],
      ['TEMPORARILY_UNAVAILABLE', 400],
      ['SERVER_ERROR', 500],
      ['INVALID_API_KEY', 401],
    ] as const) {
      answerRefund(error(code, status));
      await expect(gateway.refund(refund)).rejects.toThrow(ProviderUnavailableError);
      expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
    }
    const sent = asked.find(({ method }) => method === 'POST')!;
    expect(sent.headers).toMatchObject({ 'idempotency-key': 'k' });
    expect(JSON.parse(sent.body)).toEqual({
      reference_id: `${PAYMENT}.2`,
      payment_request_id: 'pr-1',
      currency: 'USD',
      amount: 20,
      reason: 'REQUESTED_BY_CUSTOMER',
    });
  });
});

describe('the pages of Xendit', () => {
  it.each<[string, string | undefined, string, boolean]>([
    ['xnd_production_1', undefined, 'https://checkout.xendit.co/sessions/ps-1', true],
    ['xnd_production_1', undefined, 'https://xen.to/kGxPCi60', true],
    ['xnd_production_1', undefined, 'https://checkout-staging.xendit.co/sessions/ps-1', false],
    ['xnd_production_1', undefined, 'http://xen.to/kGxPCi60', false],
    ['xnd_production_1', undefined, 'https://xen.to.evil.example/kGxPCi60', false],
    ['xnd_development_1', undefined, 'https://dev.xen.to/kGxPCi76', true],
    ['xnd_development_1', undefined, 'http://127.0.0.1:4000/web/sessions/ps-1', false],
    ['xnd_development_1', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000/web/sessions/ps-1', true],
    ['xnd_development_1', 'http://127.0.0.1:4000', 'https://xen.to/kGxPCi60', false],
    ['xnd_production_1', undefined, 'no address', false],
  ])('with the key %s and the API at %s hold %s: %s', (key, apiBase, address, isIts) => {
    expect(xenditHosts(key, apiBase).isPage(address)).toBe(isIts);
  });
});
