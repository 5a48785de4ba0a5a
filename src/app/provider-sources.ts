import type { Extra } from '#src/framework/policy.ts';
import { routeAt } from '#src/routes/routes.ts';
import { providerSources as checkoutSources } from '#src/server/payments/provider-sources.ts';

/**
 * What a page's content security policy allows besides this site's own: the payment provider where a card is entered, which is
 * the checkout and the page of a new card for a recurring donation; on the page of that donation its form alone, which leads to where its donor
 * agrees to another amount; on thank-you a frame of our own, in which a donation is counted after consent. No page allows the measuring service itself.
 */
export function providerSources(path: string): Extra | undefined {
  const route = routeAt(path);
  if (route === 'checkout' || route === 'givingCard') return checkoutSources();
  if (route === 'giving') {
    const { forms } = checkoutSources() ?? {};
    return forms === undefined ? undefined : { forms };
  }
  return route === 'thankYou' ? { frames: `'self'` } : undefined;
}
