import { createHash, randomBytes, randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Context, Hono } from 'hono';
import type { Store } from '../store.ts';
import { createNotifier, type EventFormat, type Faults } from '../webhook-events.ts';
import { amountOf } from './amounts.ts';
import { approvalPage } from './approval-page.ts';
import { createCaptures } from './captures.ts';
import { createSigningKey, type SigningKey } from './certificate.ts';
import { createPaypalDisputes } from './disputes.ts';
import { BUYERS, createOrders, newId } from './orders.ts';
import { malformed, PaypalError } from './paypal-error.ts';
import { createPaypalRefunds } from './refunds.ts';
import { createSubscriptions } from './subscriptions.ts';

export type PaypalKeys = { clientId: string; clientSecret: string; webhookId: string; webhookUrl: string };
type PaypalParts = { app: Hono; store: Store; faults: Faults; keys: PaypalKeys };

const TOKEN_SECONDS = 32_400;

const pageFor = (
  c: Context,
  agreed: Omit<Parameters<typeof approvalPage>[0], 'action'> & { returnUrl: string },
  { currency_code: currency, value }: { currency_code: string; value: string },
): Response => {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self' ${new URL(agreed.returnUrl).origin}; frame-ancestors 'none'`,
  );
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.html(approvalPage({ ...agreed, action: c.req.path }, `${value} ${currency}`, nonce)) as Response;
};

/** The part of the simulator that is PayPal: its API by its published reference, its approval page, its signed events. */
export function createPaypal({ app, faults, keys, store }: PaypalParts) {
  let origin = '';
  const key = signingKey(store);
  const token = createHash('sha256').update(`token ${keys.clientSecret}`).digest('base64url');
  const notifier = createNotifier({
    store,
    faults,
    url: keys.webhookUrl,
    format: paypalEvents(key, keys.webhookId, () => origin),
  });
  const orders = createOrders(store, notifier, () => origin);
  const subscriptions = createSubscriptions(store, notifier, () => origin);
  const captures = createCaptures(orders, subscriptions);
  const refunds = createPaypalRefunds(store, notifier, faults, orders, captures);
  const disputes = createPaypalDisputes(store, notifier, captures, () => origin);

  /** Answers one call: with a fault, with the first response to its request id, or with a new result, which is stored. */
  const answer = async (
    c: Context,
    work: (body: Record<string, unknown>) => object,
    status: 200 | 201 | 204 = 200,
  ): Promise<Response> => {
    if (c.req.header('authorization') !== `Bearer ${token}`) return refuse(c, 401, 'INVALID_TOKEN');
    if (faults.slow > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, faults.slow);
      });
    if (faults.failBefore > 0) {
      faults.failBefore -= 1;
      return refuse(c, 500, 'INTERNAL_SERVER_ERROR');
    }
    const text = c.req.method === 'POST' ? await c.req.text() : '';
    const requestId = c.req.header('paypal-request-id');
    const name = requestId === undefined ? undefined : `paypal ${c.req.path} ${requestId}`;
    const kept = name === undefined ? undefined : store.answer(name);
    // A repeated request is answered with the first response, and with 200 where that was 201.
    const done = kept ? { ...kept, status: kept.status === 201 ? 200 : kept.status } : perform(text, work, status);
    if (name !== undefined && !kept) store.saveResponse(name, '', done.status, done.body);
    if (faults.hangUp > 0) {
      faults.hangUp -= 1;
      (c.env as { outgoing?: { destroy: () => void } }).outgoing?.destroy();
    }
    if (faults.failAfter > 0) {
      faults.failAfter -= 1;
      return refuse(c, 500, 'INTERNAL_SERVER_ERROR');
    }
    if (done.status === 204) return c.body(null, 204);
    return c.body(done.body, done.status as 200, {
      'content-type': 'application/json',
      'paypal-debug-id': randomBytes(7).toString('hex'),
    });
  };

  app.post('/v1/oauth2/token', async (c) => {
    const given = c.req.header('authorization');
    const expected = `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`;
    if (given !== expected || new URLSearchParams(await c.req.text()).get('grant_type') !== 'client_credentials')
      return c.json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401);
    return c.json({
      scope: '',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SIMULATOR',
      expires_in: TOKEN_SECONDS,
    });
  });
  app.post('/v2/checkout/orders', (c) => answer(c, orders.create, 201));
  app.get('/v2/checkout/orders/:id', (c) => answer(c, () => orders.view(orders.find(c.req.param('id')))));
  app.post('/v2/checkout/orders/:id/capture', (c) => answer(c, () => orders.capture(c.req.param('id')), 201));
  app.post('/v1/catalogs/products', (c) => answer(c, subscriptions.createProduct, 201));
  app.post('/v1/billing/plans', (c) => answer(c, subscriptions.createPlan, 201));
  app.get('/v1/billing/plans/:id', (c) => answer(c, () => subscriptions.showPlan(c.req.param('id'))));
  app.post('/v1/billing/subscriptions', (c) => answer(c, subscriptions.create, 201));
  app.get('/v1/billing/subscriptions/:id', (c) =>
    answer(c, () => {
      const { plan, ...rest } = subscriptions.view(subscriptions.find(c.req.param('id')));
      return c.req.query('fields') === 'plan' ? { ...rest, plan } : rest;
    }),
  );
  app.get('/v1/billing/subscriptions/:id/transactions', (c) =>
    answer(c, () => {
      const { end_time: until, start_time: from } = c.req.query();
      if (!from || !until) throw malformed('MISSING_REQUIRED_PARAMETER');
      return subscriptions.transactions(c.req.param('id'), from, until);
    }),
  );
  app.post('/v1/billing/subscriptions/:id/revise', (c) =>
    answer(c, (body) => subscriptions.revise(c.req.param('id'), body)),
  );
  for (const what of ['suspend', 'activate', 'cancel'] as const)
    app.post(`/v1/billing/subscriptions/:id/${what}`, (c) =>
      answer(c, () => subscriptions[what](c.req.param('id')), 204),
    );
  app.get('/v2/payments/captures/:id', (c) => answer(c, () => captures.find(c.req.param('id')).view()));
  app.post('/v2/payments/captures/:id/refund', (c) =>
    answer(c, (body) => refunds.create(c.req.param('id'), body), 201),
  );
  app.get('/v2/payments/refunds/:id', (c) => answer(c, () => refunds.show(c.req.param('id'))));
  app.get('/v1/customer/disputes', (c) =>
    answer(c, () => {
      const {
        disputed_transaction_id: capture,
        next_page_token: page,
        page_size: size,
        update_time_after: after,
      } = c.req.query();
      const from = page === undefined ? 0 : Number(Buffer.from(page, 'base64').toString());
      return disputes.list({ capture, after, from, size: Math.min(50, Number(size ?? 10)) });
    }),
  );
  app.get('/v1/customer/disputes/:id', (c) => answer(c, () => disputes.show(c.req.param('id'))));
  app.get('/v1/notifications/webhooks-events', (c) =>
    answer(c, () => {
      const { end_time: end, event_type: type, start_time: start } = c.req.query();
      const events = store
        .events('paypalEvent')
        .filter(
          (event) =>
            (type === undefined || event.type === type) &&
            (start === undefined || event.created * 1000 >= Date.parse(start) - 1000) &&
            (end === undefined || event.created * 1000 <= Date.parse(end)),
        )
        .map(bodyOf);
      return { events, count: events.length, links: [] };
    }),
  );
  app.get('/v1/notifications/certs/:id', (c) =>
    c.req.param('id') === key.id ? c.text(key.certificate) : c.text('Not found', 404),
  );

  const pageOf = (c: Context, id: string): Response => {
    const order = orders.find(id);
    return pageFor(c, { ...order, isRecurring: false }, amountOf(order.units, order.currency));
  };
  app.get('/webapps/billing/subscriptions', (c) =>
    orNotFound(c, () => {
      const subscription = subscriptions.find(c.req.query('ba_token') ?? '');
      return pageFor(c, { ...subscription, isRecurring: true }, subscriptions.amountOf(subscription));
    }),
  );
  app.post('/webapps/billing/subscriptions', (c) =>
    orNotFound(c, async () => {
      const form = new URLSearchParams(await c.req.text());
      const subscription = subscriptions.approve(form.get('token') ?? '');
      const back = new URL(subscription.returnUrl);
      back.searchParams.set('subscription_id', subscription.id);
      return c.redirect(back.href, 303);
    }),
  );
  app.get('/webapps/billing/subscriptions/update', (c) =>
    orNotFound(c, () => {
      const { amount, ...asked } = subscriptions.findRevision(c.req.query('ba_token') ?? '');
      return pageFor(c, { ...asked, isRecurring: true, isRevision: true }, amount);
    }),
  );
  app.post('/webapps/billing/subscriptions/update', (c) =>
    orNotFound(c, async () => {
      const asked = new URLSearchParams(await c.req.text()).get('token') ?? '';
      const { id, returnUrl } = subscriptions.approveRevision(asked);
      const back = new URL(returnUrl);
      back.searchParams.set('subscription_id', id);
      back.searchParams.set('ba_token', asked);
      return c.redirect(back.href, 303);
    }),
  );
  app.get('/checkoutnow', (c) => orNotFound(c, () => pageOf(c, c.req.query('token') ?? '')));
  app.post('/checkoutnow', (c) =>
    orNotFound(c, async () => {
      const form = new URLSearchParams(await c.req.text());
      const buyer = BUYERS.find((one) => one === form.get('buyer'));
      if (!buyer) throw malformed('INVALID_PARAMETER_VALUE');
      const order = orders.approve(form.get('token') ?? '', buyer);
      const back = new URL(order.returnUrl);
      back.searchParams.set('token', order.id);
      back.searchParams.set('PayerID', newId().slice(0, 13));
      return c.redirect(back.href, 303);
    }),
  );

  app.get('/control/paypal/subscriptions', (c) => c.json(subscriptions.views()));
  /** A month, or whatever its interval is, has passed. */
  app.post('/control/paypal/subscriptions/:id/period', (c) =>
    orNotFound(c, async () => {
      const { isAtFormerPrice = false, isPaid = true } = (await c.req.json()) as {
        isPaid?: boolean;
        isAtFormerPrice?: boolean;
      };
      return c.json(subscriptions.pass(c.req.param('id'), isPaid, isAtFormerPrice));
    }),
  );
  /** What the buyer does in their own account there. */
  app.post('/control/paypal/subscriptions/:id/:what{suspend|activate|cancel}', (c) =>
    orNotFound(c, () => c.json(subscriptions[c.req.param('what') as 'suspend'](c.req.param('id')))),
  );
  app.get('/control/paypal/orders', (c) => c.json(orders.views()));
  /** Returns all that is left, as staff do in the provider's own dashboard. */
  app.post('/control/paypal/orders/:id/refund', (c) =>
    orNotFound(c, () => c.json(refunds.create(orders.find(c.req.param('id')).capture!.id, {}))),
  );
  app.post('/control/paypal/captures/:id/refund', (c) =>
    orNotFound(c, async () => c.json(refunds.create(c.req.param('id'), (await c.req.json()) as object))),
  );
  app.post('/control/paypal/captures', async (c) => {
    orders.endPending(((await c.req.json()) as { isPaid: boolean }).isPaid);
    return c.json({});
  });
  app.get('/control/paypal/refunds', (c) => c.json(refunds.views()));
  app.post('/control/paypal/refunds', async (c) => {
    refunds.end(((await c.req.json()) as { isReturned: boolean }).isReturned);
    return c.json({});
  });
  app.get('/control/paypal/disputes', (c) => c.json(disputes.all()));
  app.post('/control/paypal/disputes', async (c) => {
    const body = (await c.req.json()) as { order?: string; capture?: string; isInquiry?: boolean };
    const capture = body.capture ?? orders.find(body.order ?? '').capture!.id;
    return c.json(disputes.open(capture, body.isInquiry ?? false));
  });
  app.post('/control/paypal/disputes/:id', async (c) => {
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

/** The key of this installation, which survives a restart. */
function signingKey(store: Store): SigningKey {
  const kept = store.find('paypalKey', 'key') as SigningKey | undefined;
  if (kept) return kept;
  const made = createSigningKey(new Date());
  store.save('paypalKey', 'key', made);
  return made;
}

const bodyOf: EventFormat['bodyOf'] = ({ created, id, object, type }) => ({
  id,
  event_version: '1.0',
  create_time: new Date(created * 1000).toISOString(),
  event_type: type,
  resource_version: '2.0',
  summary: type,
  ...object,
});

const paypalEvents = (key: SigningKey, webhookId: string, origin: () => string): EventFormat => ({
  kind: 'paypalEvent',
  newId: () => `WH-${newId()}-${newId()}`,
  bodyOf,
  headersOf: (payload) => signedHeaders(payload, key, webhookId, origin()),
});

/** The headers with which PayPal signs an event. */
export function signedHeaders(
  payload: string,
  { id: certificate, privateKey }: Pick<SigningKey, 'id' | 'privateKey'>,
  webhookId: string,
  origin: string,
): Record<string, string> {
  const id = randomUUID();
  const time = new Date().toISOString();
  const signed = `${id}|${time}|${webhookId}|${crc32(payload)}`;
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64'),
    'paypal-cert-url': `${origin}/v1/notifications/certs/${certificate}`,
    'paypal-auth-algo': 'SHA256withRSA',
  };
}

const jsonOf = (text: string): Record<string, unknown> => {
  try {
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  } catch {
    throw malformed('MALFORMED_REQUEST_JSON');
  }
};

function perform(
  text: string,
  work: (body: Record<string, unknown>) => object,
  status: 200 | 201 | 204,
): { status: number; body: string } {
  try {
    return { status, body: JSON.stringify(work(jsonOf(text))) };
  } catch (error) {
    if (error instanceof PaypalError) return { status: error.status, body: JSON.stringify(error.body) };
    throw error;
  }
}

const orNotFound = async (c: Context, work: () => Response | Promise<Response>): Promise<Response> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaypalError) return c.text('Not found', 404);
    throw error;
  }
};

const refuse = (c: Context, status: 401 | 500, name: string) =>
  c.json({ name, message: name.toLowerCase(), debug_id: randomBytes(7).toString('hex'), details: [] }, status);
