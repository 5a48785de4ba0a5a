import type { ServiceContext } from '#src/server/platform/context.ts';

type Entry<Value> = { value: Promise<Value>; expiresAt: number };

/**
 * Caches what `read` returns for `ms` milliseconds, and drops it when a write invalidates a tag that begins with
 * `invalidatedBy`. A context without notifications of writes caches nothing. A failure is not cached.
 */
export function cacheBriefly<Value>(
  { ms, invalidatedBy }: { ms: number; invalidatedBy: string },
  read: (ctx: ServiceContext) => Promise<Value>,
): (ctx: ServiceContext) => Promise<Value> {
  const byContext = new WeakMap<ServiceContext, { entry?: Entry<Value> | undefined }>();
  const slotOf = (ctx: ServiceContext): { entry?: Entry<Value> | undefined } => {
    let slot = byContext.get(ctx);
    if (!slot) {
      const created: { entry?: Entry<Value> | undefined } = {};
      ctx.onInvalidate?.((tag) => {
        if (tag.startsWith(invalidatedBy)) created.entry = undefined;
      });
      byContext.set(ctx, (slot = created));
    }
    return slot;
  };
  return (ctx) => {
    if (!ctx.onInvalidate) return read(ctx);
    const slot = slotOf(ctx);
    if (slot.entry && slot.entry.expiresAt > performance.now()) return slot.entry.value;
    const entry = { value: read(ctx), expiresAt: performance.now() + ms };
    slot.entry = entry;
    entry.value.catch(() => {
      if (slot.entry === entry) slot.entry = undefined;
    });
    return entry.value;
  };
}
