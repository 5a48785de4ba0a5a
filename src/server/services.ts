import { getI18n } from '#src/i18n/server.tsx';
import type { ServiceContext } from './context.ts';
import { openDatabase } from './db/client.ts';
import { type Env, readEnv } from './env.ts';
import { createMailer } from './gateways/mail.ts';
import { createKeys, readOrMakeSecret } from './keys.ts';
import { createLog } from './log.ts';

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

/** Ends work in hand and closes the database. */
export async function closeServices(): Promise<void> {
  const running = home.sanadServices;
  home.sanadServices = undefined;
  if (running) await (await running).close();
}

async function open(env: Env): Promise<Running> {
  const log = createLog('info');
  const { db, close } = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir });
  const context: ServiceContext = {
    db, env, log,
    now: () => new Date(),
    keys: createKeys(env.secretKey ?? readOrMakeSecret(env.dataDir)),
    gateways: { payments: {}, mail: createMailer(env.smtpUrl, 'Sanad <no-reply@localhost>') },
    i18n: getI18n,
    wake: () => {},
  };
  return { context, close };
}
