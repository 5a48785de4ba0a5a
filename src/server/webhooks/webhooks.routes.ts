import type { Context } from 'hono';
import * as v from 'valibot';
import { AppError } from '#src/server/http/errors.ts';
import { type ApiEnv, operation } from '#src/server/http/operation.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { receiveWebhookEvent } from '#src/server/webhooks/webhooks.service.ts';

const received = v.strictObject({ received: v.literal(true) });

/** Stores a signed event. The raw text is read, because the signature is of the bytes. Xendit's has a token instead. */
async function receive(
  services: ServiceContext,
  provider: 'stripe' | 'paypal' | 'xendit',
  c: Context<ApiEnv>,
): Promise<v.InferOutput<typeof received>> {
  if (!(await receiveWebhookEvent(services, provider, await c.req.text(), (name) => c.req.header(name))))
    throw new AppError('unreadable');
  return { received: true };
}

export const webhooksRoutes = [
  operation({
    method: 'post',
    path: '/webhooks/stripe',
    tag: 'Providers',
    summary: 'Webhook events of Stripe: verified, stored, answered, then applied',
    headers: ['stripe-signature'],
    answer: received,
    failures: [400],
    handle: ({ services, c }) => receive(services, 'stripe', c),
  }),
  operation({
    method: 'post',
    path: '/webhooks/paypal',
    tag: 'Providers',
    summary: 'Webhook events of PayPal: verified, stored, answered, then applied',
    headers: [
      'paypal-transmission-id',
      'paypal-transmission-time',
      'paypal-transmission-sig',
      'paypal-cert-url',
      'paypal-auth-algo',
    ],
    answer: received,
    failures: [400],
    handle: ({ services, c }) => receive(services, 'paypal', c),
  }),
  operation({
    method: 'post',
    path: '/webhooks/xendit',
    tag: 'Providers',
    summary: 'Webhook events of Xendit: their token compared, stored, answered, then applied',
    headers: ['x-callback-token', 'webhook-id'],
    answer: received,
    failures: [400],
    handle: ({ services, c }) => receive(services, 'xendit', c),
  }),
];
