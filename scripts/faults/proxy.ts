import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Chance, pause } from './chance.ts';

/** The probability of each fault between the site and its provider. */
const RATES = { slow: 0.15, hang: 0.01, failBefore: 0.05, failAfter: 0.05, cut: 0.04, odd: 0.05 };
const ODD: [number, string, string][] = [
  [200, 'application/json', '"html"'],
  [503, 'application/json', '"html"'],
  [200, 'application/json', '[]'],
  [200, 'application/json', '{}'],
  [404, 'text/html', '<html>not here</html>'],
  [400, 'application/json', '{}'],
  [401, 'application/json', '{"error":{"message":"Invalid API Key"}}'],
  [403, 'text/plain', 'no'],
  [200, 'text/html', '<html>a login page</html>'],
  [500, 'application/json', 'null'],
  [
    200,
    'application/json',
    '{"id":"pi_1","object":"payment_intent","amount":1.5,"amount_received":0,"currency":"usd","status":"succeeded"}',
  ],
  [
    200,
    'application/json',
    '{"id":"pi_1","object":"payment_intent","amount":100,"amount_received":100,"currency":"xyz","status":"succeeded"}',
  ],
];

const ODD_AT_PAYPAL: [number, string, string][] = [
  [404, 'application/json', '{"error":"not found"}'],
  [422, 'application/json', '{"name":"no"}'],
  [
    200,
    'application/json',
    '{"id":"ORDER","status":"COMPLETED","purchase_units":[{"amount":{"currency_code":"USD","value":"1.001"}}]}',
  ],
  [200, 'application/json', '{"id":"ORDER","status":"PAID","purchase_units":[]}'],
  [200, 'application/json', '{"id":"PAY-1","state":"approved","transactions":[]}'],
  [200, 'application/json', '{"id":"I-OTHER","status":"CANCELLED","create_time":"2026-01-01T00:00:00Z"}'],
  [200, 'application/json', '{"transactions":[{"id":"SALE","status":"COMPLETED","time":"2026-01-01T00:00:00Z"}]}'],
];

const ODD_AT_XENDIT: [number, string, string][] = [
  [404, 'application/json', '{"error":"not found"}'],
  [400, 'application/json', '{"error_code":"no"}'],
  [400, 'application/json', '{"error_code":"TEMPORARILY_UNAVAILABLE","message":"later"}'],
  [
    200,
    'application/json',
    '{"payment_session_id":"ps-1","reference_id":"1","status":"COMPLETED","currency":"USD","amount":1.001}',
  ],
  [200, 'application/json', '{"id":"62f0","external_id":"1","status":"PAID","amount":20}'],
];

/** A point observed from outside: a request of the site waits here. `isDone`: the provider has acted, and its response is held back. */
export type Point = { method: string; path: RegExp; isDone: boolean; reached: () => Promise<void> };

/** What is odd at the provider that is asked: Stripe's and PayPal's clients have a bearer, Xendit's has none. */
function oddOf({ headers, url }: IncomingMessage): typeof ODD {
  if (url!.startsWith('/v2/') || url!.startsWith('/v1/billing/')) return ODD_AT_PAYPAL;
  return headers.authorization?.startsWith('Basic ') && !url!.includes('oauth2') ? ODD_AT_XENDIT : [];
}

/** A proxy between one process of the site and its provider. */
export async function startProxy(target: string, chance: Chance, faults: { isOn: boolean }) {
  let point: Point | undefined;
  const counts: Record<string, number> = {};
  const count = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const forward = async (
    request: IncomingMessage,
    body: Buffer,
  ): Promise<{ status: number; type: string; body: Buffer }> => {
    const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers;
    const answer = await fetch(target + request.url, {
      method: request.method!,
      headers: headers as Record<string, string>,
      ...(request.method === 'POST' ? { body: new Uint8Array(body) } : {}),
    });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const say = (status: number, type: string, text: Buffer | string): void => {
      response.writeHead(status, { 'content-type': type }).end(text);
    };
    const met = point && request.method === point.method && point.path.test(request.url!) ? point : undefined;
    if (met) {
      point = undefined;
      if (met.isDone) await forward(request, body);
      await met.reached();
      request.socket.destroy();
      return;
    }
    const is = (what: keyof typeof RATES): boolean => {
      const happens = faults.isOn && chance.of(RATES[what]);
      if (happens) count(what);
      return happens;
    };
    if (is('slow')) await pause(chance.between(200, 2500));
    if (is('hang')) {
      await pause(20_000);
      request.socket.destroy();
      return;
    }
    if (is('failBefore'))
      return say(
        chance.oneOf([500, 502, 503, 429]),
        'application/json',
        '{"error":{"type":"api_error","message":"before"}}',
      );
    if (is('odd')) return say(...chance.oneOf([...ODD, ...oddOf(request)]));
    const real = await forward(request, body);
    if (is('failAfter')) return say(500, 'application/json', '{"error":{"type":"api_error","message":"after"}}');
    if (is('cut')) {
      request.socket.destroy();
      return;
    }
    say(real.status, real.type, real.body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    /** Waits for the next request of a kind, runs `then` while the request waits, and never answers it. */
    at: (kind: Omit<Point, 'reached'>, then: () => Promise<void>): Promise<boolean> =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          point = undefined;
          resolve(false);
        }, 6000);
        point = {
          ...kind,
          reached: async () => {
            clearTimeout(timer);
            await then();
            resolve(true);
          },
        };
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Proxy = Awaited<ReturnType<typeof startProxy>>;
