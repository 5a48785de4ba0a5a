import { getI18n } from '#src/i18n/server.tsx';
import type { ServiceContext } from './context.ts';
import { openDatabase } from './db/client.ts';
import { holdsDemoData, isEmptyDatabase, seedDemo } from './db/demo/seed-demo.ts';
import { type Env, isLoopback, readEnv } from './env.ts';
import { TOUCH_CHANNEL, type Touched } from './db/touch.ts';
import { createMailer } from './gateways/mail.ts';
import type { PaymentGateway } from './gateways/payments/port.ts';
import { createStripeGateway } from './gateways/payments/stripe.ts';
import { startWorker } from './jobs/worker.ts';
import { createKeys, type Keys, readOrMakeSecret } from './keys.ts';
import { createLog } from './log.ts';
import { rememberCardForm } from './payments/card-sources.ts';
import { seedReference } from './reference/seed-reference.ts';
import { simulatorKeys, startSimulatorProcess } from './simulator-process.ts';

type Running = { context: ServiceContext; close: () => Promise<void> };
/** Kept on the process: a development server loads this module again and again, the database opens once. */
const home = globalThis as typeof globalThis & { sanadServices?: Promise<Running> | undefined };

/** The real services, opened at the first call. Throws a sentence for the person at the terminal when they cannot be. */
export async function getServices(): Promise<ServiceContext> {
  home.sanadServices ??= open(readEnv(process.env)).catch((error: unknown) => {
    home.sanadServices = undefined;
    throw error;
  });
  return (await home.sanadServices).context;
}

const listeners = new Set<(what: Touched) => void>();

/** Calls back after a committed write that changes what public pages show. */
export const onTouched = (hear: (what: Touched) => void): void => { listeners.add(hear); };

/** Ends work in hand and closes the database. */
export async function closeServices(): Promise<void> {
  const running = home.sanadServices;
  home.sanadServices = undefined;
  if (running) await (await running).close();
}

async function open(env: Env): Promise<Running> {
  const log = createLog('info');
  const keys = createKeys(env.secretKey ?? readOrMakeSecret(env.dataDir));
  const { db, kind, close, listen } = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir });
  const undo: (() => unknown)[] = [close];
  try {
    const context: ServiceContext = {
      db, env, log, keys, now: () => new Date(), i18n: getI18n, wake: () => {}, onTouched: onTouched as NonNullable<ServiceContext['onTouched']>,
      gateways: { payments: {}, mail: createMailer(env.smtpUrl, 'Sanad <no-reply@localhost>') },
    };
    await prepareData(context);
    const { gateway, stop } = await openStripe(env, keys);
    undo.push(stop);
    context.gateways.payments.stripe = gateway;
    rememberCardForm(gateway);
    if (process.env['NODE_ENV'] !== 'test') log.info({ database: kind, isTestPayments: gateway?.isTest ?? false }, 'services are open');
    await listen(TOUCH_CHANNEL, (what) => { for (const hear of listeners) hear(what as Touched); });
    const worker = startWorker(context);
    context.wake = worker.wake;
    undo.push(worker.stop);
    return { context, close: async () => { for (const step of undo.toReversed()) await step(); } };
  } catch (error) {
    for (const step of undo.toReversed()) await step();
    throw error;
  }
}

/** Reference tables, and the demo charity where it is wanted and nothing is there. Real money and a public site never meet it. */
async function prepareData(ctx: ServiceContext): Promise<void> {
  const { env, db } = ctx;
  await seedReference(db);
  if (env.hasDemoData && await isEmptyDatabase(db)) await seedDemo(ctx);
  const isPublic = env.publicUrl !== undefined && !isLoopback(env.publicUrl);
  if ((env.hasLiveKeys || isPublic) && await holdsDemoData(db)) throw new Error('This database holds the demo charity: it does not start with live payment keys or a PUBLIC_URL that is not this machine.');
}

type OpenStripe = { gateway: PaymentGateway | undefined; stop: () => void };

/** Stripe by its keys; without keys the simulator, its own process unless STRIPE_API_BASE names one; on a site for real, none. */
async function openStripe(env: Env, keys: Keys): Promise<OpenStripe> {
  const { secretKey, publishableKey, webhookSecret, apiBase } = env.stripe;
  if (secretKey && publishableKey && webhookSecret) {
    return { gateway: createStripeGateway({ secretKey, publishableKey, webhookSecret, apiBase, isTest: !env.hasLiveKeys }), stop: () => {} };
  }
  if (env.isServed) return { gateway: undefined, stop: () => {} };
  const simulator = apiBase === undefined ? await startSimulatorProcess(env, keys) : { origin: new URL(apiBase).origin, ...simulatorKeys(keys), stop: () => {} };
  const gateway = createStripeGateway({
    secretKey: simulator.secretKey, publishableKey: 'pk_test_simulator', webhookSecret: simulator.webhookSecret, apiBase: simulator.origin, formOrigin: simulator.origin, isTest: true,
  });
  return { gateway, stop: simulator.stop };
}
