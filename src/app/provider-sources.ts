import type { Extra } from '#src/framework/policy.ts';
import { routeAt } from '#src/routes/routes.ts';
import { providerSources as checkoutSources } from '#src/server/payments/provider-sources.ts';

/**
 * What a page's content security policy allows besides this site's own: the payment provider on the checkout; on thank-you a
 * frame of our own, in which a donation is counted after consent. No page allows the measuring service itself.
 */
export const providerSources = (path: string): Extra | undefined =>
  routeAt(path) === 'checkout' ? checkoutSources() : routeAt(path) === 'thankYou' ? { frames: `'self'` } : undefined;
