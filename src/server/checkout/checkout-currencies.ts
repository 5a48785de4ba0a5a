import type { CurrencyCode } from '#money/currencies.ts';
import type { Cart } from '#src/domain/cart.ts';
import type { CheckoutPlan } from '#src/domain/checkout-plan.ts';
import { payableFor } from '#src/domain/exchange.ts';
import { type DatedExchange, readExchanges } from '#src/server/exchange-rates/read-exchange-rates.ts';
import { hasOwnRecords } from '#src/server/orders/line-kinds.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findProjectsById } from '#src/server/projects/project-cards.repository.ts';
import { readCurrencies } from '#src/server/settings/currencies.ts';

/** The currencies in which a checkout can be paid, the site's own first, and the one that is chosen. */
export type CheckoutCurrencies = {
  own: CurrencyCode;
  offered: readonly CurrencyCode[];
  /** Of another currency than the site's. */
  chosen?: DatedExchange | undefined;
  /** It was asked for, and is not offered now. */
  isRefused: boolean;
};

/**
 * What the donor may pay in. A recurring donation stays in the site's currency, because its later periods would count by rates
 * that are not known yet, and so does whatever has prices of its own, such as a sacrifice.
 */
export async function readCheckoutCurrencies(
  ctx: ServiceContext,
  plan: CheckoutPlan,
  asked: string | null | undefined,
): Promise<CheckoutCurrencies> {
  const [own, ...others] = (await readCurrencies(ctx)) as [CurrencyCode, ...CurrencyCode[]];
  const mayChoose = plan.kind === 'once' && plan.items.every(({ type }) => !hasOwnRecords(type));
  const rates = mayChoose ? await readExchanges(ctx, others, [own]) : [];
  const chosen = rates.find(({ from }) => from === asked);
  return {
    own,
    offered: [own, ...others.filter((code) => rates.some(({ from }) => from === code))],
    chosen,
    isRefused: Boolean(asked) && asked !== own && chosen === undefined,
  };
}

/**
 * The cart with its amounts in another currency: of each the least payable one that counts as what was chosen. Units stay as
 * many; of several times a chosen amount the sum is converted, or its parts would be rounded beyond what a project needs.
 */
export async function readCartIn(
  { db }: Pick<ServiceContext, 'db'>,
  cart: Cart,
  exchange: DatedExchange | undefined,
): Promise<Cart> {
  if (exchange === undefined) return cart;
  const projects = await findProjectsById(
    db,
    cart.items.flatMap(({ projectId }) => projectId ?? []),
  );
  const inUnits = new Set(projects.flatMap(({ donationMethod, id }) => (donationMethod === 'units' ? [id] : [])));
  const items = cart.items.map((item) =>
    item.projectId !== undefined && inUnits.has(item.projectId)
      ? { ...item, price: payableFor(item.price, exchange) }
      : { ...item, price: payableFor(item.price * item.quantity, exchange), quantity: 1 },
  );
  return { ...cart, items };
}
