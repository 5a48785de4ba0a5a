import { getI18n } from '#src/i18n/server.tsx';
import { hasDemoAccounts } from '#src/server/accounts/staff-accounts.repository.ts';
import { makeDemoAccounts } from '#src/server/accounts/staff-accounts.ts';
import { fillDemoDonor } from '#src/server/demo/demo-donor.ts';
import { holdsDemoData } from '#src/server/demo/seed-demo.ts';
import { seedEmptyDatabase } from '#src/server/demo/seed.ts';
import { createMailer } from '#src/server/gateways/email.ts';
import { createFileStore } from '#src/server/gateways/files/create-file-store.ts';
import { createIdentities } from '#src/server/gateways/identities/create-identities.ts';
import { createMetalsFeed } from '#src/server/gateways/metals-feed.ts';
import { createPaymentGateways } from '#src/server/gateways/payments/port.ts';
import { createTextGateway } from '#src/server/gateways/texts.ts';
import { openLocalIdentities } from '#src/server/open-local-identities.ts';
import { configuredGateways, openPaymentGateways } from '#src/server/open-payment-gateways.ts';
import { setProviderSources } from '#src/server/payments/provider-sources.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { type Database, openDatabase } from '#src/server/platform/db/client.ts';
import { INVALIDATION_CHANNEL, type InvalidationTag } from '#src/server/platform/db/invalidate.ts';
import { type Env, isLoopback } from '#src/server/platform/env.ts';
import { createKeys, type Keys, readOrMakeSecret } from '#src/server/platform/keys.ts';
import { createLog, type Logger } from '#src/server/platform/log.ts';
import { releaseLeases } from '#src/server/platform/outbox/release-leases.repository.ts';
import { startCounts } from '#src/server/site-counts/write-counts.ts';
import { startWorker } from '#src/server/worker/worker.ts';

export type Running = { context: ServiceContext; close: () => Promise<void> };

type ServerOptions = {
  isWorker: boolean;
  onChange: (what: InvalidationTag) => void;
  onInvalidate: NonNullable<ServiceContext['onInvalidate']>;
};

/** Opens the services of a server: database, providers, and the worker unless another process runs it. */
export async function openServer(env: Env, { onChange, isWorker, onInvalidate }: ServerOptions): Promise<Running> {
  const log = createLog('info');
  const keys = keysOf(env);
  const { close, db, kind, listen } = await openDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    prepare: (empty) => seedEmptyDatabase(contextOf(env, { db: empty, keys, log })),
    onWait: () => log.warn('PostgreSQL does not answer yet and is waited for'),
  });
  const undo: (() => unknown)[] = [close];
  try {
    const context: ServiceContext = { ...contextOf(env, { db, keys, log, databaseKind: kind }), onInvalidate };
    await refuseDemoInPublic(context);
    await tellDemoAccounts(context);
    if (kind === 'embedded') await releaseLeases(db);
    const { gateways, simulatorOrigin, stop } = await openPaymentGateways(env, keys);
    undo.push(stop);
    context.gateways.payments = createPaymentGateways(...gateways);
    context.gateways.localIdentities = openLocalIdentities(env, keys, simulatorOrigin);
    setProviderSources(gateways);
    if (process.env['NODE_ENV'] !== 'test')
      log.info(
        { database: kind, isTestPayments: gateways.some(({ isTest }) => isTest), hasWorker: env.hasWorker || isWorker },
        'services are open',
      );
    // After a lost connection any write may have been missed.
    await listen(
      INVALIDATION_CHANNEL,
      (what) => onChange(what as InvalidationTag),
      () => onChange('gone:site'),
    );
    undo.push(startCounts(context));
    if (env.hasWorker || isWorker) {
      const worker = startWorker(context);
      context.notifyWorker = worker.notify;
      undo.push(worker.stop);
    }
    return { context, close: () => undoAll(undo) };
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

/** Opens the services of a command, without worker and simulator. Its log goes to stderr, apart from its output. */
export async function openCommand(env: Env): Promise<Running> {
  const log = createLog('warn', process.stderr);
  const { close, db, kind } = await openDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    onWait: () => log.warn('PostgreSQL does not answer yet and is waited for'),
  });
  const context = contextOf(env, { db, keys: keysOf(env), log, databaseKind: kind });
  context.gateways.payments = createPaymentGateways(...configuredGateways(env));
  return { context, close };
}

const keysOf = (env: Env): Keys => createKeys(env.secretKey ?? readOrMakeSecret(env.dataDir), env.previousSecretKeys);

const contextOf = (
  env: Env,
  {
    databaseKind = 'postgres',
    ...part
  }: { db: Database; keys: Keys; log: Logger; databaseKind?: ServiceContext['databaseKind'] },
): ServiceContext => ({
  env,
  databaseKind,
  ...part,
  now: () => new Date(),
  i18n: getI18n,
  notifyWorker: () => {},
  gateways: {
    payments: createPaymentGateways(),
    email: createMailer(env.smtpUrl, 'Sanad <no-reply@localhost>'),
    texts: createTextGateway(env.smsWebhookUrl),
    metals: createMetalsFeed(env.metalsFeedUrl),
    files: createFileStore(env),
    identities: createIdentities(),
  },
});

async function undoAll(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps.toReversed()) await step();
}

/** Prints the accounts of a demo charity at its first start: their passwords are stored nowhere. */
async function tellDemoAccounts(context: ServiceContext): Promise<void> {
  if (!(await holdsDemoData(context.db)) || (await hasDemoAccounts(context.db))) return;
  const made = (await makeDemoAccounts(context)) ?? [];
  if (made.length === 0) return;
  await fillDemoDonor(context);
  const lines = made.map(({ password, username }) => `  ${username.padEnd(16)} ${password}`);
  process.stdout.write(`Demo accounts, one for each role. Shown this once:\n${lines.join('\n')}\n`);
}

/** Rejects the demo charity with live payment keys or on a public site. @throws Error for the person at the terminal */
async function refuseDemoInPublic({ db, env }: ServiceContext): Promise<void> {
  const isPublic = env.publicUrl !== undefined && !isLoopback(env.publicUrl);
  if ((env.hasLiveKeys || isPublic) && (await holdsDemoData(db)))
    throw new Error(
      'This database holds the demo charity: it does not start with live payment keys or a PUBLIC_URL that is not this machine.',
    );
}
