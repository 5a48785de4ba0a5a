import { type Amount, amountOf } from './amounts.ts';
import { newId } from './orders.ts';
import { notFound, unprocessable } from './paypal-error.ts';
import type { NewSubscription, Plan, Subscription } from './subscription.ts';

type Parts = {
  all: () => Subscription[];
  find: (id: string) => Subscription;
  findPlan: (id: string) => Plan | undefined;
  planOf: (of: { planId: string }) => Plan;
  change: (subscription: Subscription, part: Partial<Subscription>) => Subscription;
  tell: (type: string, subscription: Subscription) => void;
  /** Where the approval page and the API are. */
  origin: () => string;
};

/** Another plan for a subscription, which takes the consent of its buyer. */
export function createRevisions({ all, change, find, findPlan, origin, planOf, tell }: Parts) {
  const askedBy = (token: string) => {
    const subscription = all().find(({ revisions = {} }) => Object.hasOwn(revisions, token));
    if (!subscription) throw notFound();
    return { subscription, asked: subscription.revisions![token]! };
  };
  return {
    /** Asks the buyer for another plan of the same product. Nothing changes before they agree. */
    revise: (
      id: string,
      { application_context: page, plan: override, plan_id: planId }: NewSubscription & { plan?: object },
    ) => {
      const subscription = find(id);
      if (subscription.status !== 'ACTIVE' && subscription.status !== 'SUSPENDED')
        throw unprocessable('SUBSCRIPTION_STATUS_INVALID');
      const wanted = planId === undefined ? undefined : findPlan(planId);
      if (planId === undefined || !wanted) throw notFound();
      if (override && planId === subscription.planId) throw unprocessable('OVERRIDES_ON_SAME_PLAN_NOT_ALLOWED');
      const { currency, productId } = planOf(subscription);
      if (wanted.productId !== productId) throw unprocessable('PRODUCT_MISMATCH');
      if (wanted.currency !== currency) throw unprocessable('CURRENCY_MISMATCH');
      if (!page?.return_url || !page.cancel_url) throw unprocessable('RETURN_URL_REQUIRED');
      const token = `BA-${newId()}`;
      const asked = { planId, locale: page.locale ?? 'en-US', returnUrl: page.return_url, cancelUrl: page.cancel_url };
      change(subscription, { revisions: { ...subscription.revisions, [token]: asked } });
      return {
        plan_id: planId,
        plan_overridden: false,
        links: [
          { href: `${origin()}/webapps/billing/subscriptions/update?ba_token=${token}`, rel: 'approve', method: 'GET' },
          { href: `${origin()}/v1/billing/subscriptions/${id}`, rel: 'self', method: 'GET' },
        ],
      };
    },
    /** What a buyer is asked to agree to on the page of a token. */
    findRevision: (token: string) => {
      const { asked } = askedBy(token);
      const { currency, units } = planOf(asked);
      const amount: Amount = amountOf(units, currency);
      return { ...asked, id: token, amount };
    },
    /** The buyer agrees: the new price holds from the next date on, and nothing is charged now. */
    approveRevision: (token: string) => {
      const { asked, subscription } = askedBy(token);
      const { planId, returnUrl } = asked;
      if (subscription.status === 'CANCELLED') throw unprocessable('SUBSCRIPTION_STATUS_INVALID');
      if (planId !== subscription.planId)
        tell('BILLING.SUBSCRIPTION.UPDATED', change(subscription, { planId, formerPlanId: subscription.planId }));
      return { id: subscription.id, returnUrl };
    },
  };
}
