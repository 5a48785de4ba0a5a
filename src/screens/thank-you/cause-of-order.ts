import type { OrderAndPayment } from '#src/contracts/orders.ts';
import { pathTo } from '#src/routes/routes.ts';
import type { LastCause } from '#src/screens/last-cause/last-cause.ts';

type Item = OrderAndPayment['order']['items'][number];

/** The program of its calculators. */
const KAFARAT = 'kafarat';

/** The page on which the same can be given again. */
function pathOf({ categoryId, slug, type }: Item): string {
  if (slug !== null) return pathTo('project', { slug });
  if (type === 'zakat') return pathTo('zakat');
  if (type === 'sacrifice') return pathTo('sacrifices');
  if (type === 'stock') return pathTo('stockPurge');
  if (type === 'kafarah') return pathTo('program', { type: KAFARAT });
  return categoryId === null ? pathTo('projects') : `${pathTo('projects')}?category=${categoryId}`;
}

/** What the largest part of a donation went to; nothing for a recurring one, which is given again by itself. */
export function causeOfOrder({ items, recurring }: OrderAndPayment['order']): LastCause | undefined {
  const [largest] = items.toSorted((a, b) => b.amount - a.amount);
  return recurring || !largest ? undefined : { path: pathOf(largest), title: largest.title };
}
