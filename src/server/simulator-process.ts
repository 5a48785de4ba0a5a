import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Env } from '#src/server/platform/env.ts';
import { sha256, type Keys } from '#src/server/platform/keys.ts';

/** The keys that the simulator shares with the site: those of each provider. */
type SimulatorKeys = {
  stripe: { secretKey: string; webhookSecret: string };
  paypal: { clientId: string; clientSecret: string; webhookId: string };
  xendit: { secretKey: string; callbackToken: string };
  identities: { clientId: string; appSecret: string };
};
export type RunningSimulator = SimulatorKeys & { origin: string; stop: () => void };

/** Starts the simulator in a process of its own, on a free port of this machine. @throws Error when it does not start in 15 s */
export async function startSimulatorProcess(env: Env, keys: Keys): Promise<RunningSimulator> {
  if (env.isProductionSite) throw new Error('The payment simulator never runs on a production site.');
  const shared = simulatorKeys(keys);
  const { identities, paypal, stripe, xendit } = shared;
  const webhooks = `http://127.0.0.1:${env.port}/api/v1/webhooks`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.resolve('src/simulator/main.ts')],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        SIMULATOR_DATA_DIR: path.join(env.dataDir, 'simulator'),
        SIMULATOR_SECRET_KEY: stripe.secretKey,
        SIMULATOR_WEBHOOK_URL: `${webhooks}/stripe`,
        SIMULATOR_WEBHOOK_SECRET: stripe.webhookSecret,
        SIMULATOR_PAYPAL_CLIENT_ID: paypal.clientId,
        SIMULATOR_PAYPAL_CLIENT_SECRET: paypal.clientSecret,
        SIMULATOR_PAYPAL_WEBHOOK_ID: paypal.webhookId,
        SIMULATOR_PAYPAL_WEBHOOK_URL: `${webhooks}/paypal`,
        SIMULATOR_XENDIT_SECRET_KEY: xendit.secretKey,
        SIMULATOR_XENDIT_CALLBACK_TOKEN: xendit.callbackToken,
        SIMULATOR_XENDIT_WEBHOOK_URL: `${webhooks}/xendit`,
        SIMULATOR_IDENTITY_CLIENT_ID: identities.clientId,
        SIMULATOR_IDENTITY_APP_SECRET: identities.appSecret,
      },
    },
  );
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The payment simulator did not start.')), 15_000);
    createInterface({ input: child.stdout }).once('line', (line) => {
      clearTimeout(timer);
      resolve((JSON.parse(line) as { port: number }).port);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The payment simulator ended with ${code}.`));
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    ...shared,
    stop: () => {
      child.stdin.end();
      child.kill();
    },
  };
}

/** The keys shared with the simulator, derived from the secret key, so that they are the same after a restart. */
export function simulatorKeys(keys: Keys): SimulatorKeys {
  const secretKey = `sk_test_${keys.sign('simulator', 'secret')}`;
  const clientSecret = sha256(`paypal ${secretKey}`);
  return {
    stripe: { secretKey, webhookSecret: `whsec_${sha256(secretKey)}` },
    paypal: { clientId: 'simulator', clientSecret, webhookId: sha256(clientSecret).slice(0, 17).toUpperCase() },
    xendit: {
      secretKey: `xnd_development_${sha256(`xendit ${secretKey}`)}`,
      callbackToken: sha256(`xendit token ${secretKey}`),
    },
    identities: { clientId: 'simulator', appSecret: sha256(`identities ${secretKey}`) },
  };
}
