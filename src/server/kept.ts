import type { ServiceContext } from './context.ts';

type Kept<Value> = { value: Promise<Value>; until: number };

/**
 * Reads once for all who ask within some milliseconds, and anew after a write has named something that begins with `touchedBy`.
 * Only a context that is told of writes keeps anything. A failure is not kept.
 */
export function keptFor<Value>({ ms, touchedBy }: { ms: number; touchedBy: string }, read: (ctx: ServiceContext) => Promise<Value>): (ctx: ServiceContext) => Promise<Value> {
  const byContext = new WeakMap<ServiceContext, { kept?: Kept<Value> | undefined }>();
  const placeOf = (ctx: ServiceContext): { kept?: Kept<Value> | undefined } => {
    let place = byContext.get(ctx);
    if (!place) {
      const made: { kept?: Kept<Value> | undefined } = {};
      ctx.onTouched?.((what) => { if (what.startsWith(touchedBy)) made.kept = undefined; });
      byContext.set(ctx, (place = made));
    }
    return place;
  };
  return (ctx) => {
    if (!ctx.onTouched) return read(ctx);
    const place = placeOf(ctx);
    if (place.kept && place.kept.until > performance.now()) return place.kept.value;
    const kept = { value: read(ctx), until: performance.now() + ms };
    place.kept = kept;
    kept.value.catch(() => { if (place.kept === kept) place.kept = undefined; });
    return kept.value;
  };
}
