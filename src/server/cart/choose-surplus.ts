import type { OrderItemInput } from '#src/contracts/orders.ts';
import { defaultBounds } from '#src/domain/pricing.ts';
import { type SurplusChoice, surplusOf } from '#src/domain/surplus.ts';
import { lineOf, readRecords, termsOf } from '#src/server/orders/price-order.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

/**
 * The line as the donor chose it: what the project still needs, or the whole to the fund of its cause, or of zakat. It stays
 * as it is where the project takes it by now, or the fund does not: then it is priced, or refused with its limit.
 */
export async function chooseSurplus(
  ctx: ServiceContext,
  line: OrderItemInput,
  choice: SurplusChoice,
): Promise<OrderItemInput> {
  const currency = await readCurrency(ctx);
  const { projects } = await readRecords(ctx, [line], currency);
  const project = projects.find(({ id }) => id === line.projectId);
  if (!project || project.currency !== currency) return line;
  const cause = project.categories[0];
  const surplus = surplusOf(lineOf(line), termsOf(project, ctx.now()), {
    hasCategory: cause !== undefined,
    ...defaultBounds(currency),
  });
  if (!surplus) return line;
  if (choice === 'remainder') {
    const { quantity, unitPrice } = surplus.remainder;
    return { ...line, price: unitPrice, quantity };
  }
  const { projectId: _project, quantity: _quantity, ...rest } = line;
  if (surplus.fund === 'zakat') return { ...rest, type: 'zakat', price: surplus.wanted };
  return surplus.fund === 'category' && cause
    ? { ...rest, type: 'endowment', categoryId: cause.id, price: surplus.wanted }
    : line;
}
