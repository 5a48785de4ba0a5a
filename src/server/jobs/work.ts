import type { ServiceContext, WorkKind } from '../context.ts';

/** A kind of work that waits in the database: each item is taken by one worker, under a lease that ends with a dead worker. */
export type Work<Item> = {
  name: WorkKind;
  /** How often the database is asked where nobody says that work waits. */
  everyMs: number;
  /** How many items one process has in hand at once. The embedded database is one connection. */
  lanes: { embedded: number; postgres: number };
  /** Takes the next item that is due, if there is one. */
  take: (ctx: ServiceContext) => Promise<Item | undefined>;
  /** Does it, and writes down how it went. What it throws was not foreseen: the item comes back when its lease ends. */
  run: (ctx: ServiceContext, item: Item) => Promise<void>;
  /** Holds the lease of an item that takes long. */
  renew?: { everyMs: number; hold: (ctx: ServiceContext, item: Item) => Promise<void> };
};

// oxlint-disable-next-line typescript/no-explicit-any -- each kind of work knows its own items
export type AnyWork = Work<any>;

/** Does one item, holding its lease meanwhile. */
export async function perform<Item>(ctx: ServiceContext, { name, renew, run }: Work<Item>, item: Item): Promise<void> {
  const timer = renew && setInterval(() => { renew.hold(ctx, item).catch((error: unknown) => ctx.log.warn({ err: error, work: name }, 'a lease could not be renewed')); }, renew.everyMs);
  try {
    await run(ctx, item);
  } catch (error) {
    ctx.log.error({ err: error, work: name }, 'work failed in a way that was not foreseen');
  } finally {
    clearInterval(timer);
  }
}

/** Does all that is due now, one after the other, and tells how much that was. */
export async function drain<Item>(ctx: ServiceContext, work: Work<Item>): Promise<number> {
  for (let done = 0; ; done += 1) {
    const item = await work.take(ctx);
    if (item === undefined) return done;
    await perform(ctx, work, item);
  }
}
