import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CardRemovedError, type PaymentGateway, ProviderUnavailableError } from '#src/server/gateways/payments/port.ts';
import { createXenditGateway } from '#src/server/gateways/payments/xendit.ts';

const PAYMENT = '0191d0e0-0000-7000-8000-000000000001';
const made = (change: object = {}) => ({
  payment_request_id: 'pr-1',
  reference_id: PAYMENT,
  status: 'SUCCEEDED',
  currency: 'USD',
  request_amount: 20,
  latest_payment_id: 'py-1',
  ...change,
});
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

type Answer = [status: number, body: object];
/** What is answered to each path; the last entry serves all others. */
let answers: [RegExp, Answer][] = [];
let asked: { line: string; key: unknown; body: string }[] = [];
let server: Server;
let gateway: PaymentGateway;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request
      .on('data', (part: Buffer) => (body += part.toString()))
      .on('end', () => {
        const line = `${request.method} ${request.url}`;
        asked.push({ line, key: request.headers['idempotency-key'], body });
        const [, [status, answer]] = answers.find(([path]) => path.test(line))!;
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  gateway = createXenditGateway({ secretKey: 'xnd_development_1', callbackToken: 'token', apiBase });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const charge = (request: Answer, payment: Answer = [200, paid()], more: [RegExp, Answer][] = []) => {
  asked = [];
  answers = [
    ...more,
    [/POST .*payment_requests$/, request],
    [/GET .*payment_requests/, request],
    [/v3\/payments/, payment],
    [/transactions/, [200, { data: [], has_more: false }]],
  ];
  return gateway.charge!(
    { paymentId: PAYMENT, orderNumber: '1', amount: { minor: 2000, currency: 'USD' }, idempotencyKey: 'key-1' },
    { customerRef: 'cust-1', paymentMethodRef: 'pt-1' },
  );
};

describe('a charge of a card that Xendit saved', () => {
  it('is asked for once, under its key, with the token and our amount', async () => {
    expect(await charge([201, made()])).toMatchObject({
      providerRef: 'pr-1',
      status: 'succeeded',
      received: { minor: 2000, currency: 'USD' },
      isFeePending: true,
    });
    const [first] = asked;
    expect(first).toMatchObject({ line: 'POST /v3/payment_requests', key: 'key-1' });
    expect(JSON.parse(first!.body)).toMatchObject({
      reference_id: PAYMENT,
      payment_token_id: 'pt-1',
      request_amount: 20,
      currency: 'USD',
      channel_properties: { card_on_file_type: 'MERCHANT_UNSCHEDULED', transaction_sequence: 'SUBSEQUENT' },
    });
  });

  it('for which the bank asks the owner, who is not here, is ended and counts as declined', async () => {
    const waits: Answer = [201, made({ status: 'REQUIRES_ACTION', latest_payment_id: null })];
    const ended: Answer = [200, made({ status: 'CANCELED' })];
    expect(await charge(waits, [200, paid()], [[/cancel$/, ended]])).toMatchObject({
      status: 'failed',
      failureCode: 'authentication_required',
      received: { minor: 0 },
    });
    expect(asked.map(({ line }) => line)).toContain('POST /v3/payment_requests/pr-1/cancel');
  });

  it('that is not decided yet waits', async () => {
    expect(await charge([201, made({ status: 'PENDING', latest_payment_id: null })])).toMatchObject({
      status: 'processing',
      received: { minor: 0 },
    });
  });

  it('with a card that it has no more is told from a provider that is silent', async () => {
    await expect(charge([404, { error_code: 'DATA_NOT_FOUND' }])).rejects.toThrow(CardRemovedError);
    await expect(charge([500, { error_code: 'SERVER_ERROR' }])).rejects.toThrow(ProviderUnavailableError);
  });

  it('whose payment is not there yet may have been taken, so that its card is not thought removed', async () => {
    const missing: Answer = [404, { error_code: 'DATA_NOT_FOUND' }];
    await expect(charge([201, made()], missing)).rejects.toThrow(ProviderUnavailableError);
  });

  it.each([
    ['of another donation', [201, made({ reference_id: 'another' })], [200, paid()]],
    ['whose payment is of another charge', [201, made()], [200, paid({ payment_request_id: 'pr-2' })]],
    ['whose answer names another payment', [201, made()], [200, paid({ payment_id: 'py-2' })]],
    ['that succeeded without a payment', [201, made({ latest_payment_id: null })], [200, paid()]],
    ['of an unknown state', [201, made({ status: 'PAID' })], [200, paid()]],
    ['of an amount that is a text', [201, made({ request_amount: '20' })], [200, paid()]],
  ] as [string, Answer, Answer][])('%s books nothing', async (_name, request, payment) => {
    await expect(charge(request, payment)).rejects.toThrow(ProviderUnavailableError);
  });

  it('that took another amount is reported as it is', async () => {
    const other = paid({ captures: [{ capture_amount: 15 }] });
    expect(await charge([201, made()], [200, other])).toMatchObject({ received: { minor: 1500, currency: 'USD' } });
  });
});
