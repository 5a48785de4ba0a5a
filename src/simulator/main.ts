/** The simulator's process. It prints its port, and ends when the pipe to its parent closes. */
import { startSimulator } from './simulator.ts';

const need = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must be set`);
  return value;
};

const simulator = await startSimulator({
  port: Number(process.env['SIMULATOR_PORT'] ?? 0),
  dataDir: need('SIMULATOR_DATA_DIR'),
  secretKey: need('SIMULATOR_SECRET_KEY'),
  webhookUrl: need('SIMULATOR_WEBHOOK_URL'),
  webhookSecret: need('SIMULATOR_WEBHOOK_SECRET'),
  paypal: {
    clientId: need('SIMULATOR_PAYPAL_CLIENT_ID'),
    clientSecret: need('SIMULATOR_PAYPAL_CLIENT_SECRET'),
    webhookId: need('SIMULATOR_PAYPAL_WEBHOOK_ID'),
    webhookUrl: need('SIMULATOR_PAYPAL_WEBHOOK_URL'),
  },
  xendit: {
    secretKey: need('SIMULATOR_XENDIT_SECRET_KEY'),
    callbackToken: need('SIMULATOR_XENDIT_CALLBACK_TOKEN'),
    webhookUrl: need('SIMULATOR_XENDIT_WEBHOOK_URL'),
  },
  identities: { clientId: need('SIMULATOR_IDENTITY_CLIENT_ID'), appSecret: need('SIMULATOR_IDENTITY_APP_SECRET') },
});
process.stdout.write(`${JSON.stringify({ port: simulator.port })}\n`);
process.stdin.resume();
for (const event of ['end', 'close', 'error']) process.stdin.once(event, () => process.exit(0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
