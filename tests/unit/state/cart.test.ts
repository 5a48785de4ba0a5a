import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { cartAlertAtom, cartAlertClosedAtom, cartChangedAtom, cartCountAtom } from '#src/state/cart.ts';

test('an addition raises the count and is announced once', () => {
  const store = createStore();
  store.set(cartChangedAtom, { count: 3, added: 'A solar well · $50' });
  expect(store.get(cartCountAtom)).toBe(3);
  expect(store.get(cartAlertAtom)).toBe('A solar well · $50');
  store.set(cartAlertClosedAtom);
  expect(store.get(cartAlertAtom)).toBeUndefined();
  expect(store.get(cartCountAtom)).toBe(3);
});

test('a change without an addition is not announced', () => {
  const store = createStore();
  store.set(cartChangedAtom, { count: 0 });
  expect(store.get(cartAlertAtom)).toBeUndefined();
});
