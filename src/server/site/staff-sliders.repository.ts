import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { sliders } from '#src/server/platform/db/schema/reference.ts';

export type SliderRow = typeof sliders.$inferSelect;

/** All slides, hidden ones too, in their order. */
export const findAllSliders = (db: Database): Promise<SliderRow[]> =>
  db.select().from(sliders).orderBy(asc(sliders.position), asc(sliders.id));

/** All slides in their order, which nobody else changes until the transaction ends. */
export async function lockSliders(tx: Database): Promise<SliderRow[]> {
  await tx.execute(sql`lock table ${sliders} in share row exclusive mode`);
  return findAllSliders(tx);
}

export const insertSlider = (tx: Database, slider: Omit<SliderRow, 'id' | 'isShown'>) =>
  tx.insert(sliders).values(slider);

export const updateSlider = (
  tx: Database,
  id: string,
  change: Partial<Omit<SliderRow, 'id' | 'slug'>>,
): Promise<unknown> => tx.update(sliders).set(change).where(eq(sliders.id, id));
