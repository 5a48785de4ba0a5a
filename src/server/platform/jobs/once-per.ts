import type { ServiceContext } from '#src/server/platform/context.ts';

/**
 * For jobs that are due by the clock and not by a row: whether so many milliseconds have passed since it last was true, for
 * the services of this process. True at first.
 */
export function oncePer(everyMs: number): (ctx: ServiceContext) => boolean {
  const lastRun = new WeakMap<ServiceContext, number>();
  return (ctx) => {
    const now = ctx.now().getTime();
    if (now - (lastRun.get(ctx) ?? 0) < everyMs) return false;
    lastRun.set(ctx, now);
    return true;
  };
}
