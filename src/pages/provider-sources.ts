import { routeAt } from '#src/routes.ts';
import { cardSources } from '#src/server/payments/card-sources.ts';

/** Which strangers a page lets in: the checkout its payment provider, and every other page nobody. */
export const providerSources = (path: string): { scripts?: string; frames?: string; connects?: string } | undefined =>
  (routeAt(path) === 'checkout' ? cardSources() : undefined);
