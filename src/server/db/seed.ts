import type { ServiceContext } from '../context.ts';
import { seedReference } from '../reference/seed-reference.ts';
import { isEmptyDatabase, seedDemo } from './demo/seed-demo.ts';

/** Reference tables, and the demo charity where it is wanted and nothing is there: all of it or nothing. */
export async function seedEmptyDatabase(ctx: ServiceContext): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await seedReference(tx);
    if (ctx.env.hasDemoData && await isEmptyDatabase(tx)) await seedDemo({ ...ctx, db: tx });
  });
}
