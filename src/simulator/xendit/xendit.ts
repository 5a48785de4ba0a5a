import { randomBytes, randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Store, StoredEvent } from '../store.ts';
import { createNotifier, type EventFormat, type Faults } from '../webhook-events.ts';
import { amountOf } from './amounts.ts';
import { BUSINESS } from './business.ts';
import { createXenditDisputes } from './disputes.ts';
import { paymentPage } from './payment-page.ts';
import { createXenditRefunds } from './refunds.ts';
import { BUYERS, createSessions } from './sessions.ts';
import { createTokens } from './tokens.ts';
import { invalid, XenditError } from './xendit-error.ts';

export type XenditKeys = { secretKey: string; callbackToken: string; webhookUrl: string };
type XenditParts = { app: Hono; store: Store; faults: Faults; keys: XenditKeys };

const page = (c: Context, items: readonly { id: string }[]): object => {
  const { after_id: after, limit = '10' } = c.req.query();
  const from = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
  const end = from + Number(limit);
  return { data: items.slice(from, end), has_more: end < items.length, links: [] };
};

/** Payments are asked for in the version of the API that has them. */
const inVersion = (c: Context): void => {
  if (c.req.header('api-version') !== '2024-11-11') throw invalid();
};

/** The part of the simulator that is Xendit: its API by its published reference, its payment page, its events. */
export function createXendit({ app, faults, keys, store }: XenditParts) {
  let origin = '';
  const notifier = createNotifier({ store, faults, url: keys.webhookUrl, format: xenditEvents(keys.callbackToken) });
  const tokens = createTokens(store);
  const sessions = createSessions(store, notifier, () => origin, tokens);
  const refunds = createXenditRefunds(store, notifier, faults, sessions);
  const disputes = createXenditDisputes(store, notifier, sessions);
  const authorization = `Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}`;

  /** Answers one call: with a fault, with the first response to its key, or with a new result, which is stored. */
  const answer = async (
    c: Context,
    work: (body: Record<string, unknown>) => object,
    status: 200 | 201 = 200,
  ): Promise<Response> => {
    if (c.req.header('authorization') !== authorization) return refuse(c, 401, 'INVALID_API_KEY');
    if (faults.slow > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, faults.slow);
      });
    if (faults.failBefore > 0) {
      faults.failBefore -= 1;
      return refuse(c, 500, 'SERVER_ERROR');
    }
    const text = c.req.method === 'GET' ? '' : await c.req.text();
    const key = c.req.header('idempotency-key');
    const name = key === undefined ? undefined : `xendit ${c.req.path} ${key}`;
    const kept = name === undefined ? undefined : store.answer(name);
    const done = kept ?? perform(text, work, status);
    if (name !== undefined && !kept) store.saveResponse(name, '', done.status, done.body);
    if (faults.hangUp > 0) {
      faults.hangUp -= 1;
      (c.env as { outgoing?: { destroy: () => void } }).outgoing?.destroy();
    }
    if (faults.failAfter > 0) {
      faults.failAfter -= 1;
      return refuse(c, 500, 'SERVER_ERROR');
    }
    return c.body(done.body, done.status as 200, {
      'content-type': 'application/json',
      'request-id': randomBytes(12).toString('hex'),
    });
  };

  app.post('/sessions', (c) => answer(c, sessions.create, 201));
  app.get('/sessions/:id', (c) => answer(c, () => sessions.view(sessions.find(c.req.param('id')))));
  app.post('/sessions/:id/cancel', (c) => answer(c, () => sessions.cancel(c.req.param('id'))));
  app.get('/v3/payments/:id', (c) =>
    answer(c, () => {
      inVersion(c);
      const session = sessions.findPayment(c.req.param('id'));
      return sessions.paymentView(session, session.payment!);
    }),
  );
  app.post('/v3/payment_requests', (c) =>
    answer(
      c,
      (body) => {
        inVersion(c);
        return sessions.requestView(sessions.charge(body));
      },
      201,
    ),
  );
  app.get('/v3/payment_requests/:id', (c) =>
    answer(c, () => {
      inVersion(c);
      return sessions.requestView(sessions.findRequest(c.req.param('id')));
    }),
  );
  app.post('/v3/payment_requests/:id/cancel', (c) =>
    answer(c, () => {
      sessions.findRequest(c.req.param('id'));
      // Here each is decided at once.
      throw invalid('PAYMENT_REQUEST_ALREADY_DECIDED');
    }),
  );
  app.get('/v3/payment_tokens/:id', (c) =>
    answer(c, () => {
      inVersion(c);
      return tokens.view(tokens.find(c.req.param('id')));
    }),
  );
  app.post('/refunds', (c) => answer(c, refunds.create));
  app.get('/refunds', (c) => answer(c, () => page(c, refunds.list(c.req.query('payment_request_id')))));
  app.get('/refunds/:id', (c) => answer(c, () => refunds.show(c.req.param('id'))));
  app.get('/transactions', (c) =>
    answer(c, () => {
      const { 'created[gte]': since, product_id: product, reference_id: reference, types } = c.req.query();
      const found = [...sessions.transactions(), ...refunds.transactions()].filter(
        (one) =>
          (types === undefined || one.type === types) &&
          (product === undefined || one.product_id === product) &&
          (reference === undefined || one.reference_id === reference) &&
          (since === undefined || new Date(one.created) >= new Date(since)),
      );
      return page(c, found.toReversed());
    }),
  );
  app.get('/v1/disputes', (c, next) => {
    // Stripe's disputes have the same path, and are asked for with a bearer.
    if (c.req.header('authorization')?.startsWith('Bearer ')) return next();
    return answer(c, () => {
      const { created_after: after, cursor, limit = '10', payment_id: payment } = c.req.query();
      return disputes.list({ payment, after, cursor, limit: Math.min(100, Number(limit)) });
    });
  });

  const pageOf = (c: Context, id: string, wasDeclined: boolean): Response => {
    const session = sessions.find(id);
    const nonce = randomBytes(16).toString('base64');
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self' ${new URL(session.successUrl).origin}; frame-ancestors 'none'`,
    );
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    const amount = `${amountOf(session.units).toFixed(2)} ${session.currency}`;
    return c.html(paymentPage(session, amount, nonce, wasDeclined)) as Response;
  };
  app.get('/web/sessions/:id', (c) =>
    orNotFound(c, () => pageOf(c, c.req.param('id'), c.req.query('declined') === '1')),
  );
  app.post('/web/sessions/:id', (c) =>
    orNotFound(c, async () => {
      const form = new URLSearchParams(await c.req.text());
      const buyer = BUYERS.find((one) => one === form.get('buyer'));
      if (!buyer) throw invalid();
      const session = sessions.pay(c.req.param('id'), buyer);
      // As on Xendit's page a declined card can be followed by another one.
      return c.redirect(session.status === 'ACTIVE' ? `${c.req.path}?declined=1` : session.successUrl, 303);
    }),
  );

  app.get('/control/xendit/sessions', (c) =>
    c.json(
      sessions
        .all()
        .map((session) => ({
          ...sessions.view(session),
          payment: session.payment ? sessions.paymentView(session, session.payment) : null,
        })),
    ),
  );
  /** Returns all that is left, as staff do in the provider's own dashboard. */
  app.post('/control/xendit/sessions/:id/refund', (c) =>
    orNotFound(c, () => {
      const { payment } = sessions.find(c.req.param('id'));
      return c.json(refunds.create({ payment_request_id: payment?.requestId, reason: 'OTHERS' }));
    }),
  );
  app.post('/control/xendit/sessions/:id/expire', (c) =>
    orNotFound(c, () => c.json(sessions.expire(c.req.param('id')))),
  );
  app.get('/control/xendit/tokens', (c) => c.json(tokens.all()));
  /** What becomes of a saved card: its bank refuses it, its owner removes it, it has other days. */
  app.post('/control/xendit/tokens/:id', (c) =>
    orNotFound(c, async () => c.json(tokens.change(c.req.param('id'), (await c.req.json()) as object))),
  );
  app.post('/control/xendit/payments', async (c) => {
    sessions.endPending(((await c.req.json()) as { isPaid: boolean }).isPaid);
    return c.json({});
  });
  app.get('/control/xendit/refunds', (c) => c.json(refunds.list(undefined)));
  app.post('/control/xendit/refunds', async (c) => {
    refunds.end(((await c.req.json()) as { isReturned: boolean }).isReturned);
    return c.json({});
  });
  app.get('/control/xendit/disputes', (c) => c.json(disputes.all()));
  app.post('/control/xendit/disputes', async (c) =>
    c.json(disputes.open(((await c.req.json()) as { session: string }).session)),
  );
  app.post('/control/xendit/disputes/:id', async (c) => {
    const closed = disputes.close(c.req.param('id'), ((await c.req.json()) as { status: 'won' | 'lost' }).status);
    return closed ? c.json(closed) : c.json({}, 404);
  });
  return {
    /** Sends the waiting events again, now that the simulator's own address is known. */
    start: (address: string): void => {
      origin = address;
      notifier.resume();
    },
    stop: notifier.stop,
  };
}

/** An event of a dispute is the dispute with the event's name beside; all others hold their object as `data`. */
const bodyOf = ({ created, object, type }: StoredEvent): object =>
  type.startsWith('dispute.')
    ? { event: type, ...object, related_disputes: [] }
    : { event: type, business_id: BUSINESS, created: new Date(created * 1000).toISOString(), data: object };

const xenditEvents = (callbackToken: string): EventFormat => ({
  kind: 'xenditEvent',
  newId: randomUUID,
  bodyOf,
  headersOf: (_payload, { id }) => ({ 'x-callback-token': callbackToken, 'webhook-id': id }),
});

const jsonOf = (text: string): Record<string, unknown> => {
  try {
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  } catch {
    throw invalid();
  }
};

function perform(
  text: string,
  work: (body: Record<string, unknown>) => object,
  status: 200 | 201,
): { status: number; body: string } {
  try {
    return { status, body: JSON.stringify(work(jsonOf(text))) };
  } catch (error) {
    if (error instanceof XenditError) return { status: error.status, body: JSON.stringify(error.body) };
    throw error;
  }
}

const orNotFound = async (c: Context, work: () => Response | Promise<Response>): Promise<Response> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof XenditError) return c.text('Not found', 404);
    throw error;
  }
};

const refuse = (c: Context, status: 401 | 500, code: string) =>
  c.json({ error_code: code, message: code.toLowerCase().replaceAll('_', ' ') }, status);
