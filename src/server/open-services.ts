import { getI18n } from '#src/i18n/server.tsx';
import type { ServiceContext } from './context.ts';
import { type Database, openDatabase } from './db/client.ts';
import { holdsDemoData } from './db/demo/seed-demo.ts';
import { seedEmptyDatabase } from './db/seed.ts';
import { releaseAll } from './jobs/release-all.repository.ts';
import { TOUCH_CHANNEL, type Touched } from './db/touch.ts';
import { type Env, isLoopback } from './env.ts';
import { createMailer } from './gateways/mail.ts';
import type { PaymentGateway } from './gateways/payments/port.ts';
import { createStripeGateway } from './gateways/payments/stripe.ts';
import { startWorker } from './jobs/worker.ts';
import { createKeys, type Keys, readOrMakeSecret } from './keys.ts';
import { createLog, type Logger } from './log.ts';
import { rememberCardForm } from './payments/card-sources.ts';
import { simulatorKeys, startSimulatorProcess } from './simulator-process.ts';

export type Running = { context: ServiceContext; close: () => Promise<void> };

type ServerOptions = { isWorker: boolean; onChange: (what: Touched) => void; onTouched: NonNullable<ServiceContext['onTouched']> };

/** A server's services: database, providers, and the worker unless another process works. */
export async function openServer(env: Env, { onChange, isWorker, onTouched }: ServerOptions): Promise<Running> {
  const log = createLog('info');
  const keys = keysOf(env);
  const { close, db, kind, listen } = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, prepare: (empty) => seedEmptyDatabase(contextOf(env, { db: empty, keys, log })) });
  const undo: (() => unknown)[] = [close];
  try {
    const context: ServiceContext = { ...contextOf(env, { db, keys, log, databaseKind: kind }), onTouched };
    await refuseDemoInPublic(context);
    if (kind === 'embedded') await releaseAll(db);
    const { gateway, stop } = await openStripe(env, keys);
    undo.push(stop);
    context.gateways.payments.stripe = gateway;
    rememberCardForm(gateway);
    if (process.env['NODE_ENV'] !== 'test') log.info({ database: kind, isTestPayments: gateway?.isTest ?? false, hasWorker: env.hasWorker || isWorker }, 'services are open');
    // After a lost connection anything may have changed.
    await listen(TOUCH_CHANNEL, (what) => onChange(what as Touched), () => onChange('gone:site'));
    if (env.hasWorker || isWorker) {
      const worker = startWorker(context);
      context.wake = worker.wake;
      undo.push(worker.stop);
    }
    return { context, close: () => undoAll(undo) };
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

/** A command's services: it starts no worker and no simulator, and what it logs stays out of its answer. */
export async function openCommand(env: Env): Promise<Running> {
  const { close, db, kind } = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir });
  const context = contextOf(env, { db, keys: keysOf(env), log: createLog('warn', process.stderr), databaseKind: kind });
  context.gateways.payments.stripe = stripeByKeys(env);
  return { context, close };
}

const keysOf = (env: Env): Keys => createKeys(env.secretKey ?? readOrMakeSecret(env.dataDir), env.previousSecretKeys);

const contextOf = (env: Env, { databaseKind = 'postgres', ...part }: { db: Database; keys: Keys; log: Logger; databaseKind?: ServiceContext['databaseKind'] }): ServiceContext => ({
  env, databaseKind, ...part, now: () => new Date(), i18n: getI18n, wake: () => {},
  gateways: { payments: {}, mail: createMailer(env.smtpUrl, 'Sanad <no-reply@localhost>') },
});

async function undoAll(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps.toReversed()) await step();
}

/** Real money and a public site never meet the demo charity. */
async function refuseDemoInPublic({ db, env }: ServiceContext): Promise<void> {
  const isPublic = env.publicUrl !== undefined && !isLoopback(env.publicUrl);
  if ((env.hasLiveKeys || isPublic) && await holdsDemoData(db)) throw new Error('This database holds the demo charity: it does not start with live payment keys or a PUBLIC_URL that is not this machine.');
}

function stripeByKeys(env: Env): PaymentGateway | undefined {
  const { secretKey, publishableKey, webhookSecret, apiBase } = env.stripe;
  return secretKey && publishableKey && webhookSecret ? createStripeGateway({ secretKey, publishableKey, webhookSecret, apiBase, isTest: !env.hasLiveKeys }) : undefined;
}

type OpenStripe = { gateway: PaymentGateway | undefined; stop: () => void };

/** Stripe by its keys; without keys the simulator, its own process unless STRIPE_API_BASE names one; on a site for real, none. */
async function openStripe(env: Env, keys: Keys): Promise<OpenStripe> {
  const real = stripeByKeys(env);
  if (real || env.isServed) return { gateway: real, stop: () => {} };
  const { apiBase } = env.stripe;
  const simulator = apiBase === undefined ? await startSimulatorProcess(env, keys) : { origin: new URL(apiBase).origin, ...simulatorKeys(keys), stop: () => {} };
  const gateway = createStripeGateway({
    secretKey: simulator.secretKey, publishableKey: 'pk_test_simulator', webhookSecret: simulator.webhookSecret, apiBase: simulator.origin, formOrigin: simulator.origin, isTest: true,
  });
  return { gateway, stop: simulator.stop };
}
