import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { createDisputes } from './disputes.ts';
import { formPage, languageOf } from './form.ts';
import { createIdentityIssuer, type IdentityKeys } from './identities/identities.ts';
import { view } from './intent-view.ts';
import { createIntents } from './intents.ts';
import { createPaypal, type PaypalKeys } from './paypal/paypal.ts';
import { createRefunds } from './refunds.ts';
import { createSetups, type Setup } from './setups.ts';
import { SimulatedError } from './simulated-error.ts';
import { type Intent, openStore } from './store.ts';
import { createNotifier, type EventFormat, noFaults, signatureOf } from './webhook-events.ts';
import { createXendit, type XenditKeys } from './xendit/xendit.ts';

export type SimulatorOptions = {
  port?: number;
  dataDir: string;
  secretKey: string;
  webhookUrl: string;
  webhookSecret: string;
  /** Without it the simulator is no PayPal. */
  paypal?: PaypalKeys | undefined;
  /** Without it the simulator is no Xendit. */
  xendit?: XenditKeys | undefined;
  /** Without them the simulator names nobody. */
  identities?: IdentityKeys | undefined;
};

const stripeEvents = (secret: string): EventFormat => ({
  kind: 'event',
  newId: () => `evt_${randomBytes(12).toString('hex')}`,
  bodyOf: ({ created, id, object, type }) => ({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    livemode: false,
    pending_webhooks: 1,
    type,
    data: { object },
  }),
  headersOf: (payload) => ({ 'stripe-signature': signatureOf(payload, secret, Math.floor(Date.now() / 1000)) }),
});

/** What a card form leaves: a payment, or a card for later ones. */
type Entered = Intent | Setup;

/** A payment provider on this machine: its API, webhook events and test cards, and faults on demand. */
export async function startSimulator({
  port = 0,
  dataDir,
  secretKey,
  webhookUrl,
  webhookSecret,
  paypal,
  xendit,
  identities,
}: SimulatorOptions) {
  const store = openStore(path.resolve(dataDir));
  const faults = noFaults();
  const notifier = createNotifier({ store, faults, url: webhookUrl, format: stripeEvents(webhookSecret) });
  const intents = createIntents(store, notifier, faults);
  const refunds = createRefunds(store, notifier, faults, intents.find);
  const disputes = createDisputes(store, notifier);
  const setups = createSetups(store, notifier);
  const app = new Hono();

  /** Answers one call: with a fault, with the first response to its idempotency key, or with a new result, which is stored. */
  const answer = async (c: Context, work: (body: Record<string, unknown>) => unknown): Promise<Response> => {
    if (c.req.header('authorization') !== `Bearer ${secretKey}`)
      return c.json({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }, 401);
    if (faults.slow > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, faults.slow);
      });
    if (faults.failBefore > 0) {
      faults.failBefore -= 1;
      return c.json({ error: { type: 'api_error', message: 'Something went wrong before' } }, 500);
    }
    const text = c.req.method === 'POST' ? await c.req.text() : '';
    const key = c.req.header('idempotency-key');
    const sha256 = createHash('sha256').update(`${c.req.path} ${text}`).digest('hex');
    const kept = key === undefined ? undefined : store.answer(key);
    if (kept && kept.sha256 !== sha256)
      return c.json(
        {
          error: {
            type: 'idempotency_error',
            message:
              'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          },
        },
        400,
      );
    const done = kept ?? perform(() => work(parseForm(text)));
    if (key !== undefined && !kept) store.saveResponse(key, sha256, done.status, done.body);
    if (faults.hangUp > 0) {
      faults.hangUp -= 1;
      (c.env as { outgoing?: { destroy: () => void } }).outgoing?.destroy();
    }
    if (faults.failAfter > 0) {
      faults.failAfter -= 1;
      return c.json({ error: { type: 'api_error', message: 'Something went wrong after' } }, 500);
    }
    return c.body(done.body, done.status as 200, {
      'content-type': 'application/json',
      'request-id': `req_${randomBytes(7).toString('hex')}`,
    });
  };

  app.post('/v1/payment_intents', (c) => answer(c, (body) => view(intents.create(body))));
  app.get('/v1/payment_intents', (c) =>
    answer(c, () => {
      const { customer, 'created[gte]': since = '0' } = c.req.query();
      const data = store
        .intents()
        .filter((intent) => intent.created >= Number(since) && (customer === undefined || intent.customer === customer))
        .map((intent) => view(intent));
      return { object: 'list', url: '/v1/payment_intents', has_more: false, data };
    }),
  );
  app.get('/v1/payment_intents/:id', (c) => answer(c, () => view(intents.find(c.req.param('id')), expandOf(c))));
  app.post('/v1/payment_intents/:id/confirm', (c) =>
    answer(c, (body) => {
      const intent = intents.confirm(c.req.param('id'), String(body['payment_method']));
      if (intent.last_payment_error)
        throw new SimulatedError(402, 'card_error', intent.last_payment_error.message, intent.last_payment_error.code);
      return view(intent);
    }),
  );
  app.post('/v1/payment_intents/:id/cancel', (c) => answer(c, () => view(intents.cancel(c.req.param('id')))));
  app.get('/v1/charges', (c) =>
    answer(c, () => ({
      object: 'list',
      url: '/v1/charges',
      has_more: false,
      data: intents.charges(c.req.query('payment_intent') ?? ''),
    })),
  );
  app.post('/v1/setup_intents', (c) => answer(c, (body) => setups.view(setups.create(body))));
  app.get('/v1/setup_intents/:id', (c) => answer(c, () => setups.view(setups.find(c.req.param('id')), expandOf(c))));
  app.post('/v1/setup_intents/:id/cancel', (c) => answer(c, () => setups.view(setups.cancel(c.req.param('id')))));
  app.get('/v1/setup_attempts', (c) =>
    answer(c, () => ({
      object: 'list',
      url: '/v1/setup_attempts',
      has_more: false,
      data: setups.attempts(c.req.query('setup_intent') ?? ''),
    })),
  );
  app.post('/v1/customers', (c) => answer(c, intents.customer));
  app.post('/v1/refunds', (c) => answer(c, refunds.create));
  app.get('/v1/refunds', (c) =>
    answer(c, () => {
      const { payment_intent: intent, 'created[gte]': since = '0' } = c.req.query();
      return {
        object: 'list',
        url: '/v1/refunds',
        has_more: false,
        data: refunds.list({ intent, since: Number(since) }),
      };
    }),
  );
  app.get('/v1/events', (c) =>
    answer(c, () => {
      const since = Number(c.req.query('created[gte]') ?? 0);
      return {
        object: 'list',
        url: '/v1/events',
        has_more: false,
        data: store
          .events('event')
          .filter(({ created }) => created >= since)
          .map(({ id, type, created, object }) => ({ id, object: 'event', type, created, data: { object } })),
      };
    }),
  );

  app.get('/form', (c) => {
    const { clientSecret = '', origin = '', locale } = c.req.query();
    if (
      !URL.canParse(origin) ||
      new URL(origin).origin !== origin ||
      !(store.intentBySecret(clientSecret) ?? setups.ofSecret(clientSecret))
    )
      return c.text('Not found', 404);
    const nonce = randomBytes(16).toString('base64');
    c.header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origin}`,
    );
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    return c.html(formPage({ clientSecret, origin, locale: languageOf(locale), nonce }));
  });
  const fromForm = async (
    c: Context,
    act: (kind: typeof intents | typeof setups, id: string, body: Record<string, unknown>) => Entered,
  ): Promise<Response> => {
    const body = (await c.req.json()) as Record<string, unknown>;
    const secret = String(body['clientSecret']);
    const intent = store.intentBySecret(secret);
    const setup = setups.ofSecret(secret);
    const found = intent?.client_secret === secret ? intent : setup;
    if (!found) return c.json({ status: 'unknown' }, 404);
    const kind = setup ? setups : intents;
    try {
      const { status, ...entered } = act(kind, found.id, body);
      const failure = 'last_payment_error' in entered ? entered.last_payment_error : entered.last_setup_error;
      return c.json({ status, code: failure ? (failure.decline_code ?? failure.code) : undefined });
    } catch (error) {
      if (error instanceof SimulatedError)
        return c.json({ status: kind.find(found.id).status, code: error.body.error.code }, 409);
      throw error;
    }
  };
  app.post('/form/confirm', (c) =>
    fromForm(c, (kind, id, body) => kind.confirm(id, String(body['number']), String(body['expiry'] ?? ''))),
  );
  app.post('/form/authenticate', (c) =>
    fromForm(c, (kind, id, body) => kind.authenticate(id, body['isAccepted'] === true)),
  );

  const paypalPart = paypal && createPaypal({ app, store, faults, keys: paypal });
  const xenditPart = xendit && createXendit({ app, store, faults, keys: xendit });
  const issuer = identities && createIdentityIssuer({ app, store, keys: identities });

  app.post('/control/faults', async (c) => c.json(Object.assign(faults, noFaults(), await c.req.json())));
  app.get('/v1/disputes', (c) =>
    answer(c, () => {
      const { payment_intent: intent, 'created[gte]': since = '0' } = c.req.query();
      return {
        object: 'list',
        url: '/v1/disputes',
        has_more: false,
        data: disputes.list({ intent, since: Number(since) }),
      };
    }),
  );
  app.post('/control/disputes', async (c) => {
    const { intent, isInquiry = false } = (await c.req.json()) as { intent: string; isInquiry?: boolean };
    return c.json(disputes.open(intents.find(intent), isInquiry));
  });
  app.post('/control/disputes/:id', async (c) => {
    const { status } = (await c.req.json()) as { status: 'won' | 'lost' };
    const closed = disputes.close(c.req.param('id'), status);
    return closed ? c.json(closed) : c.json({}, 404);
  });
  app.post('/control/refunds', async (c) => {
    refunds.end(((await c.req.json()) as { isReturned: boolean }).isReturned);
    return c.json({});
  });
  app.get('/control/intents', (c) => c.json(store.intents()));
  app.get('/health', (c) => c.text('well'));

  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  notifier.resume();
  const address = server.address();
  const ownPort = typeof address === 'object' && address ? address.port : port;
  paypalPart?.start(`http://127.0.0.1:${ownPort}`);
  xenditPart?.start(`http://127.0.0.1:${ownPort}`);
  issuer?.start(`http://127.0.0.1:${ownPort}`);
  return {
    port: ownPort,
    faults,
    /** What PayPal has to say, delivered or not. */
    eventsOfPaypal: () => store.events('paypalEvent'),
    /** What Xendit has to say, delivered or not. */
    eventsOfXendit: () => store.events('xenditEvent'),
    close: async (): Promise<void> => {
      notifier.stop();
      paypalPart?.stop();
      xenditPart?.stop();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      store.close();
    },
  };
}

const perform = (work: () => unknown): { status: number; body: string } => {
  try {
    return { status: 200, body: JSON.stringify(work()) };
  } catch (error) {
    if (error instanceof SimulatedError) return { status: error.status, body: JSON.stringify(error.body) };
    throw error;
  }
};

const expandOf = (c: Context): string[] =>
  Object.entries(c.req.queries())
    .filter(([name]) => name.startsWith('expand'))
    .flatMap(([, values]) => values);

/** Parses `a[b]=1` to `{a: {b: '1'}}`, as the provider's clients encode bodies. */
function parseForm(text: string): Record<string, unknown> {
  const result: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[');
    if (rest.length === 0) result[first] = value;
    else result[first] = { ...(result[first] as object), [rest.join('.')]: value };
  }
  return result;
}
