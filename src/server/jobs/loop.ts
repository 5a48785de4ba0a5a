import type { ServiceContext } from '../context.ts';
import { type AnyWork, perform } from './work.ts';

export type Loop = { wake: () => void; stop: () => Promise<void> };

/**
 * Does one kind of work beside all others, so that slow email never keeps a payment waiting. A lane takes one item after
 * the other; each item that is found opens another lane, up to the limit. `stop` waits for the work in hand.
 */
export function startLoop(ctx: ServiceContext, work: AnyWork): Loop {
  const most: number = work.lanes[ctx.databaseKind];
  const life = { isStopped: false, isWoken: false };
  const lanes = new Set<Promise<void>>();
  let rouse: (() => void) | undefined;
  const rest = (): Promise<void> => new Promise((resolve) => {
    const timer = setTimeout(resolve, work.everyMs);
    timer.unref();
    rouse = () => { clearTimeout(timer); resolve(); };
    if (life.isWoken || life.isStopped) rouse();
  });
  const drive = async (): Promise<void> => {
    while (!life.isStopped) {
      const item: unknown = await work.take(ctx);
      if (item === undefined) return;
      open();
      await perform(ctx, work, item);
    }
  };
  const open = (): void => {
    if (lanes.size >= most) return;
    const lane = drive().catch((error: unknown) => ctx.log.error({ err: error, work: work.name }, 'work could not be looked for')).finally(() => lanes.delete(lane));
    lanes.add(lane);
  };
  const live = async (): Promise<void> => {
    while (!life.isStopped) {
      life.isWoken = false;
      open();
      await rest();
    }
  };
  const lived = live();
  return {
    wake: () => { life.isWoken = true; rouse?.(); },
    stop: async () => {
      life.isStopped = true;
      rouse?.();
      await lived;
      await Promise.all(lanes);
    },
  };
}
