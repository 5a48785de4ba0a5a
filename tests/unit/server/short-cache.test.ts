import { expect, test } from 'vitest';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { cacheBriefly } from '#src/server/platform/short-cache.ts';

function setup(isTold = true) {
  const listeners: ((what: string) => void)[] = [];
  const ctx = (
    isTold
      ? {
          onInvalidate: (listener: (what: string) => void) => {
            listeners.push(listener);
          },
        }
      : {}
  ) as ServiceContext;
  const state = { reads: 0, fails: false };
  const read = cacheBriefly({ ms: 60_000, invalidatedBy: 'site' }, async () => {
    state.reads += 1;
    if (state.fails) throw new Error('the database is away');
    return state.reads;
  });
  return {
    ctx,
    read,
    state,
    invalidate: (what: string) => {
      for (const listener of listeners) listener(what);
    },
  };
}

test('a value is read once for concurrent requests, and again after a write with its tag', async () => {
  const { ctx, read, invalidate } = setup();
  expect(await Promise.all([read(ctx), read(ctx)])).toEqual([1, 1]);
  invalidate('projects');
  expect(await read(ctx)).toBe(1);
  invalidate('site');
  expect(await read(ctx)).toBe(2);
});

test('each context has its own value', async () => {
  const { ctx, read } = setup();
  await read(ctx);
  expect(await read({ ...ctx })).toBe(2);
});

test('a context without notifications of writes caches nothing', async () => {
  const { ctx, read } = setup(false);
  expect([await read(ctx), await read(ctx)]).toEqual([1, 2]);
});

test('a failure is not cached', async () => {
  const { ctx, read, state } = setup();
  state.fails = true;
  await expect(read(ctx)).rejects.toThrow('away');
  state.fails = false;
  expect(await read(ctx)).toBe(2);
});
