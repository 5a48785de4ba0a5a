import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { cartAlertAtom, cartAlertClosedAtom, cartChangedAtom, cartCountAtom } from '#src/state/cart.ts';

test('what is added raises the count and is told once', () => {
  const store = createStore();
  store.set(cartChangedAtom, { count: 3, added: 'A solar well · $50' });
  expect(store.get(cartCountAtom)).toBe(3);
  expect(store.get(cartAlertAtom)).toBe('A solar well · $50');
  store.set(cartAlertClosedAtom);
  expect(store.get(cartAlertAtom)).toBeUndefined();
  expect(store.get(cartCountAtom)).toBe(3);
});

test('a change without an addition tells nothing', () => {
  const store = createStore();
  store.set(cartChangedAtom, { count: 0 });
  expect(store.get(cartAlertAtom)).toBeUndefined();
});
