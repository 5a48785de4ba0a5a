import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { type CartFigures, endowmentOf } from '#src/contracts/cart-view.ts';
import { createCartAtoms } from '#src/state/cart-figures.ts';

const begun: CartFigures = {
  lines: [
    { id: 'a', quantity: 2, amount: 9000 },
    { id: 'b', quantity: 1, amount: 500 },
  ],
  total: 9500,
  hasNotes: false,
};
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A server whose answers wait until they are let go. */
function slowServer() {
  const sent: { id: string; quantity: number }[] = [];
  const answers: ((cart: CartFigures) => void)[] = [];
  globalThis.fetch = vi.fn<typeof fetch>(async (_, init) => {
    const fields = init!.body as FormData;
    sent.push({ id: String(fields.get('id')), quantity: Number(fields.get('quantity')) });
    const { promise, resolve } = Promise.withResolvers<CartFigures>();
    answers.push(resolve);
    return Response.json({ result: { cart: await promise } });
  });
  return { sent, answer: (cart: CartFigures) => answers.shift()!(cart) };
}
const change = (id: string, quantity: number) => ({ id, quantity, locale: 'en' });

test('a count changes at once, and the server’s answer replaces what was shown', async () => {
  const server = slowServer();
  const store = createStore();
  const { changeAtom, figuresAtom } = createCartAtoms(begun);
  const done = store.set(changeAtom, change('a', 3));
  expect(store.get(figuresAtom)).toMatchObject({ total: 14_000, lines: [{ quantity: 3, amount: 13_500 }, {}] });
  const answer = { ...begun, lines: [{ id: 'a', quantity: 3, amount: 15_000 }, begun.lines[1]!], total: 15_500 };
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  server.answer(answer);
  expect(await done).toBe(false);
  expect(store.get(figuresAtom)).toEqual(answer);
});

test('a line that cannot be paid stays out of the total while another count changes', () => {
  slowServer();
  const store = createStore();
  const [first, second] = begun.lines;
  const { changeAtom, figuresAtom } = createCartAtoms({
    lines: [first!, { ...second!, isLeftOut: true }],
    total: 9000,
    hasNotes: true,
  });
  void store.set(changeAtom, change('a', 3));
  expect(store.get(figuresAtom).total).toBe(13_500);
});

test('the endowment share follows the count', async () => {
  slowServer();
  const store = createStore();
  const [first, second] = begun.lines;
  const { changeAtom, figuresAtom } = createCartAtoms({
    ...begun,
    lines: [{ ...first!, endowmentPercent: 5 }, second!],
  });
  expect(endowmentOf(...store.get(figuresAtom).lines)).toBe(450);
  void store.set(changeAtom, change('a', 3));
  expect(endowmentOf(...store.get(figuresAtom).lines)).toBe(675);
});

test('changes are sent one after the other, and only the last count of a line', async () => {
  const server = slowServer();
  const store = createStore();
  const { changeAtom } = createCartAtoms(begun);
  const done = store.set(changeAtom, change('a', 3));
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  void store.set(changeAtom, change('a', 4));
  void store.set(changeAtom, change('a', 5));
  void store.set(changeAtom, change('b', 2));
  server.answer(begun);
  await vi.waitFor(() => expect(server.sent).toHaveLength(2));
  server.answer(begun);
  await vi.waitFor(() => expect(server.sent).toHaveLength(3));
  server.answer(begun);
  await done;
  expect(server.sent).toEqual([
    { id: 'a', quantity: 3 },
    { id: 'a', quantity: 5 },
    { id: 'b', quantity: 2 },
  ]);
});

test('a cart with something to say is drawn again by the server', async () => {
  const server = slowServer();
  const store = createStore();
  const { changeAtom } = createCartAtoms(begun);
  const done = store.set(changeAtom, change('a', 900));
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  server.answer({ ...begun, hasNotes: true });
  expect(await done).toBe(true);
});

test('a change that did not arrive is taken back and told at its line', async () => {
  globalThis.fetch = vi.fn<typeof fetch>(async () => {
    throw new TypeError('no network');
  });
  const store = createStore();
  const { changeAtom, failureAtom, figuresAtom } = createCartAtoms(begun);
  expect(await store.set(changeAtom, change('b', 7))).toBe(false);
  expect(store.get(figuresAtom)).toEqual(begun);
  expect(store.get(failureAtom)).toEqual({ id: 'b', failure: 'offline' });
});
