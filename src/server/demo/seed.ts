import { isEmptyDatabase, seedDemo } from '#src/server/demo/seed-demo.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { seedReference } from '#src/server/reference/seed-reference.ts';

/** Reference tables, and the demo charity where it is wanted and nothing is there: all of it or nothing. */
export async function seedEmptyDatabase(ctx: ServiceContext): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await seedReference(tx);
    if (ctx.env.hasDemoData && (await isEmptyDatabase(tx))) await seedDemo({ ...ctx, db: tx });
  });
}
