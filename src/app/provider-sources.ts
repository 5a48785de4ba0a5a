import { routeAt } from '#src/routes/routes.ts';
import { providerSources as checkoutSources } from '#src/server/payments/provider-sources.ts';

/** The third parties in a page's content security policy: the payment provider on the checkout, none elsewhere. */
export const providerSources = (path: string): { scripts?: string; frames?: string; connects?: string } | undefined =>
  routeAt(path) === 'checkout' ? checkoutSources() : undefined;
