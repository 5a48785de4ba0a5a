import type { Locale } from '#src/i18n/locales.ts';
import type { ReturnPages } from '#src/server/gateways/payments/port.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { siteUrlIn } from '#src/server/platform/site-url.ts';
import { briefGivingPath } from '#src/server/subscriptions/giving-link.ts';
import type { SubscriptionRow } from '#src/server/subscriptions/subscriptions.repository.ts';

type Named = { subscription: SubscriptionRow; changeId: string; locale: Locale };

/** Where a provider's own page sends the donor who enters a card: to the page on which the new card is asked about, done or not. */
export function cardPages(
  ctx: Pick<ServiceContext, 'env' | 'keys' | 'now'>,
  { changeId, locale, subscription }: Named,
): ReturnPages {
  const page = `${siteUrlIn(locale, ctx)}${briefGivingPath(ctx, subscription)}/card?card=${changeId}`;
  return { done: page, left: page, locale };
}
