import { expect, test } from 'vitest';
import type { ServiceContext } from '#src/server/context.ts';
import { keptFor } from '#src/server/kept.ts';

function setup(isTold = true) {
  const listeners: ((what: string) => void)[] = [];
  const ctx = (isTold ? { onTouched: (listener: (what: string) => void) => { listeners.push(listener); } } : {}) as ServiceContext;
  const state = { reads: 0, fails: false };
  const read = keptFor({ ms: 60_000, touchedBy: 'site' }, async () => {
    state.reads += 1;
    if (state.fails) throw new Error('the database is away');
    return state.reads;
  });
  return { ctx, read, state, touch: (what: string) => { for (const listener of listeners) listener(what); } };
}

test('a value is read once for all who ask, and anew after a write that names it', async () => {
  const { ctx, read, touch } = setup();
  expect(await Promise.all([read(ctx), read(ctx)])).toEqual([1, 1]);
  touch('projects');
  expect(await read(ctx)).toBe(1);
  touch('site');
  expect(await read(ctx)).toBe(2);
});

test('each context has its own', async () => {
  const { ctx, read } = setup();
  await read(ctx);
  expect(await read({ ...ctx })).toBe(2);
});

test('a context that is told of no writes keeps nothing', async () => {
  const { ctx, read } = setup(false);
  expect([await read(ctx), await read(ctx)]).toEqual([1, 2]);
});

test('a failure is not kept', async () => {
  const { ctx, read, state } = setup();
  state.fails = true;
  await expect(read(ctx)).rejects.toThrow('away');
  state.fails = false;
  expect(await read(ctx)).toBe(2);
});
