import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { causeIn, keepLastCause, keptText, removeLastCause } from '#src/screens/last-cause/last-cause.ts';
import { causeOfOrder } from '#src/screens/thank-you/cause-of-order.ts';

const well = { path: '/projects/well', title: { en: 'A well' } };
const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

describe('the cause that a device keeps', () => {
  it('is the last one, without anything else', () => {
    keepLastCause({ path: '/projects/zakat', title: { en: 'Zakat' } }, '2026-05-04T09:00:00Z');
    keepLastCause(well, '2026-05-05T09:00:00Z');
    expect(causeIn(keptText())).toEqual(well);
    expect([...store.values()]).toEqual([JSON.stringify(well)]);
  });

  it('does not come back with the receipt of a donation from before its removal, and does with a later one', () => {
    keepLastCause(well, '2026-05-04T09:00:00Z');
    removeLastCause(new Date('2026-05-05T09:00:00Z'));
    expect(causeIn(keptText())).toBeUndefined();
    keepLastCause(well, '2026-05-04T09:00:00Z');
    expect(causeIn(keptText())).toBeUndefined();
    keepLastCause(well, '2026-05-06T09:00:00Z');
    expect(causeIn(keptText())).toEqual(well);
  });

  it.each(['{', '7', '{"path":"javascript:alert(1)","title":{}}', '{"path":"//x","title":{}}', '{"path":"/projects"}'])(
    'is nothing where %s is kept',
    (text) => {
      store.set('last-cause', text);
      expect(causeIn(keptText())).toBeUndefined();
    },
  );

  it('is nothing where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    keepLastCause(well, '2026-05-04T09:00:00Z');
    removeLastCause(new Date(0));
    expect(causeIn(keptText())).toBeUndefined();
  });
});

type Order = Parameters<typeof causeOfOrder>[0];
const item = (part: object) => ({ slug: null, categoryId: null, type: 'project', amount: 100, title: {}, ...part });
const orderOf = (items: object[], recurring: object | null = null) => ({ items, recurring }) as unknown as Order;

describe('the cause of an order', () => {
  it.each([
    [{ slug: 'well' }, '/projects/well'],
    [{ type: 'zakat' }, '/projects/zakat'],
    [{ type: 'sacrifice' }, '/projects/sacrifices'],
    [{ type: 'stock' }, '/projects/stock-purge'],
    [{ type: 'kafarah' }, '/projects/type/kafarat'],
    [{ type: 'endowment', categoryId: '7' }, '/projects?category=7'],
  ])('of %j leads to %s', (part, path) => {
    expect(causeOfOrder(orderOf([item(part)]))?.path).toBe(path);
  });

  it('is its largest line, and none where it is given again by itself', () => {
    const items = [item({ slug: 'small' }), item({ slug: 'large', amount: 300 })];
    expect(causeOfOrder(orderOf(items))?.path).toBe('/projects/large');
    expect(causeOfOrder(orderOf(items, { id: '1' }))).toBeUndefined();
  });
});
