import type { OrderView } from '#src/contracts/orders.ts';
import type { PALETTES } from '#src/contracts/programs.ts';
import type { ItemType } from '#src/domain/cart.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findProjectsById } from '#src/server/projects/project-cards.repository.ts';

type Palette = (typeof PALETTES)[number];
const ofType: Readonly<Partial<Record<ItemType, Palette>>> = {
  sacrifice: 'sacrifice',
  zakat: 'zakat',
  stock: 'stock',
  endowment: 'endowment',
};

/** The colors of what an order gives most to: its program's, else those of its kind. */
export async function paletteOfOrder(
  { db }: Pick<ServiceContext, 'db'>,
  { items }: Pick<OrderView, 'items'>,
): Promise<string> {
  const [largest] = items.toSorted((a, b) => b.amount - a.amount);
  if (!largest) return 'sand';
  const [project] = largest.projectId === null ? [] : await findProjectsById(db, [largest.projectId]);
  return project?.types[0]?.palette ?? ofType[largest.type] ?? 'sand';
}
