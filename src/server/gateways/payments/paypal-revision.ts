import * as v from 'valibot';
import type { Money } from '#money/money.ts';
import type { Interval } from '#src/domain/subscription.ts';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import type { AskPaypal } from '#src/server/gateways/payments/paypal-http.ts';
import { goneOr, madeSchema, planBody, subscriptionPath } from '#src/server/gateways/payments/paypal-plan.ts';
import type { ReturnPages } from '#src/server/gateways/payments/port.ts';

const planIdSchema = v.object({ plan_id: v.pipe(v.string(), v.regex(/^P-[A-Z0-9]{1,40}$/)) });
const planSchema = v.object({ product_id: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,50}$/)) });
const revisionSchema = v.object({ links: v.array(v.object({ href: v.string(), rel: v.string() })) });

type Revision = {
  price: Money;
  interval: Interval;
  name: string;
  pages: ReturnPages;
  idempotencyKey: string;
  language: string;
  isOwnPage: (address: string) => boolean;
};

/**
 * Asks PayPal to have its buyer agree to another amount of a subscription, and returns the page for that. It is a new plan of the
 * same product, because PayPal rejects another price of the plan it has already.
 * @see https://developer.paypal.com/docs/api/subscriptions/v1/#subscriptions_revise
 * @throws PaymentGoneError, OtherPaymentError for a page of another host
 */
export async function reviseSubscription(
  ask: AskPaypal,
  ref: string,
  { idempotencyKey, interval, isOwnPage, language, name, pages, price }: Revision,
): Promise<{ page: string }> {
  const { plan_id: present } = v.parse(
    planIdSchema,
    await ask({ method: 'GET', path: subscriptionPath(ref) }).catch(goneOr),
  );
  const { product_id: product } = v.parse(
    planSchema,
    await ask({ method: 'GET', path: `/v1/billing/plans/${present}` }),
  );
  const body = planBody(product, name, price, interval);
  const { id } = v.parse(
    madeSchema,
    await ask({ method: 'POST', path: '/v1/billing/plans', requestId: `${idempotencyKey}:plan`, body }),
  );
  const { links } = v.parse(
    revisionSchema,
    await ask({
      method: 'POST',
      path: `${subscriptionPath(ref)}/revise`,
      body: {
        plan_id: id,
        application_context: {
          locale: language,
          shipping_preference: 'NO_SHIPPING',
          return_url: pages.done,
          cancel_url: pages.left,
        },
      },
    }).catch(goneOr),
  );
  const page = links.find(({ rel }) => rel === 'approve')?.href;
  if (page === undefined || !isOwnPage(page)) throw new OtherPaymentError('no page of its own to agree on');
  return { page };
}
