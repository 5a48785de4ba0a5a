import type { OrderItemInput } from '#src/contracts/orders.ts';
import { remainderOf, type SurplusChoice } from '#src/domain/surplus.ts';
import { readRecords, termsOf } from '#src/server/orders/price-order.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

/**
 * The line as the pressed button says it, whatever the fields say by now: its sum to the project, or less where less is needed,
 * or its sum to the fund of the cause, or of zakat. The line stays as it is, to be refused again, where this cannot be.
 */
export async function chooseSurplus(
  ctx: ServiceContext,
  line: OrderItemInput,
  { choice, sum }: { choice: SurplusChoice; sum: number },
): Promise<OrderItemInput> {
  const currency = await readCurrency(ctx);
  const { projects } = await readRecords(ctx, [line], currency);
  const project = projects.find(({ id }) => id === line.projectId);
  if (!project || project.currency !== currency || project.isEndowment || project.monthlyMinor !== null) return line;
  if (choice === 'remainder') {
    const { quantity, unitPrice } = remainderOf(termsOf(project, ctx.now()), sum);
    return { ...line, price: unitPrice, quantity };
  }
  const { projectId: _project, quantity: _quantity, ...rest } = line;
  // The card of a gift names what was given, and zakat is nobody's gift.
  if (choice === 'zakat') return line.isGift ? line : { ...rest, type: 'zakat', intention: 'zakat', price: sum };
  const cause = project.categories[0];
  return cause ? { ...rest, type: 'endowment', intention: 'sadaqah', categoryId: cause.id, price: sum } : line;
}
