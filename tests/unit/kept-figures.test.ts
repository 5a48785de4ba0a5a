import { afterEach, expect, test } from 'vitest';
import { browserStorage, figuresKey } from '#src/screens/form/kept-figures.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('a browser whose storage is blocked keeps no figures, and the page stands', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(browserStorage()).toBeUndefined();
});

test('figures are kept for each page by itself', () => {
  expect(figuresKey('/projects/zakat')).not.toBe(figuresKey('/projects/stock-purge'));
});
