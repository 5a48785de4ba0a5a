import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Env } from '#src/server/platform/env.ts';
import { sha256, type Keys } from '#src/server/platform/keys.ts';

export type RunningSimulator = { origin: string; secretKey: string; webhookSecret: string; stop: () => void };

/** Starts the simulator in a process of its own, on a free port of this machine. @throws Error when it does not start in 15 s */
export async function startSimulatorProcess(env: Env, keys: Keys): Promise<RunningSimulator> {
  if (env.isProductionSite) throw new Error('The payment simulator never runs on a production site.');
  const { secretKey, webhookSecret } = simulatorKeys(keys);
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.resolve('src/simulator/main.ts')],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        SIMULATOR_DATA_DIR: path.join(env.dataDir, 'simulator'),
        SIMULATOR_SECRET_KEY: secretKey,
        SIMULATOR_WEBHOOK_URL: `http://127.0.0.1:${env.port}/api/v1/webhooks/stripe`,
        SIMULATOR_WEBHOOK_SECRET: webhookSecret,
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
    secretKey,
    webhookSecret,
    stop: () => {
      child.stdin.end();
      child.kill();
    },
  };
}

/** The keys shared with the simulator, derived from the secret key, so that they are the same after a restart. */
export const simulatorKeys = (keys: Keys): { secretKey: string; webhookSecret: string } => {
  const secretKey = `sk_test_${keys.sign('simulator', 'secret')}`;
  return { secretKey, webhookSecret: `whsec_${sha256(secretKey)}` };
};
