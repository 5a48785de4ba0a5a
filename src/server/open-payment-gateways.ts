import { createPaypalGateway } from '#src/server/gateways/payments/paypal.ts';
import type { PaymentGateway } from '#src/server/gateways/payments/port.ts';
import { createStripeGateway } from '#src/server/gateways/payments/stripe.ts';
import { createXenditGateway } from '#src/server/gateways/payments/xendit.ts';
import type { Env } from '#src/server/platform/env.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { simulatorKeys, startSimulatorProcess } from '#src/server/simulator-process.ts';

/** The configured payment providers. */
export const configuredGateways = (env: Env): PaymentGateway[] =>
  [configuredStripe(env), configuredPaypal(env), configuredXendit(env)].filter((gateway) => gateway !== undefined);

function configuredStripe(env: Env): PaymentGateway | undefined {
  const { secretKey, publishableKey, webhookSecret, apiBase, isLive } = env.stripe;
  return secretKey && publishableKey && webhookSecret
    ? createStripeGateway({ secretKey, publishableKey, webhookSecret, apiBase, isTest: !isLive })
    : undefined;
}

function configuredPaypal(env: Env): PaymentGateway | undefined {
  const { apiBase, clientId, clientSecret, webhookId } = env.paypal;
  return clientId && clientSecret && webhookId
    ? createPaypalGateway({ clientId, clientSecret, webhookId, apiBase })
    : undefined;
}

function configuredXendit(env: Env): PaymentGateway | undefined {
  const { apiBase, callbackToken, secretKey } = env.xendit;
  return secretKey && callbackToken ? createXenditGateway({ secretKey, callbackToken, apiBase }) : undefined;
}

/**
 * The configured providers, and the simulator for each that is not: never in production, and not beside live keys, where its
 * donations would stand among real ones.
 */
export async function openPaymentGateways(
  env: Env,
  keys: Keys,
): Promise<{ gateways: PaymentGateway[]; simulatorOrigin?: string; stop: () => void }> {
  const configured = configuredGateways(env);
  const missing = (['stripe', 'paypal', 'xendit'] as const).filter(
    (method) => !configured.some((one) => one.method === method),
  );
  if (missing.length === 0 || env.isProductionSite || env.hasLiveKeys) return { gateways: configured, stop: () => {} };
  // With keys an address is of that provider; without, it names a simulator that runs already.
  const running = missing.map((method) => env[method].apiBase).find((apiBase) => apiBase !== undefined);
  const simulator =
    running === undefined
      ? await startSimulatorProcess(env, keys)
      : { origin: new URL(running).origin, ...simulatorKeys(keys), stop: () => {} };
  const simulated = {
    stripe: () =>
      createStripeGateway({
        ...simulator.stripe,
        publishableKey: 'pk_test_simulator',
        apiBase: simulator.origin,
        formOrigin: simulator.origin,
        isTest: true,
      }),
    paypal: () => createPaypalGateway({ ...simulator.paypal, apiBase: simulator.origin }),
    xendit: () => createXenditGateway({ ...simulator.xendit, apiBase: simulator.origin }),
  };
  return {
    gateways: [...configured, ...missing.map((method) => simulated[method]())],
    simulatorOrigin: simulator.origin,
    stop: simulator.stop,
  };
}
