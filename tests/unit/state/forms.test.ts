import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { createFormAtoms } from '#src/state/forms.ts';

const submission = () => ({ action: 'http://sanad.test/forms/cart/add', fields: new FormData(), locale: 'ar' });
const answering = (body: object, status = 200) => vi.fn<typeof fetch>(async () => Response.json(body, { status }));
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('an accepted form has its next location, and stays busy until the browser is there', async () => {
  globalThis.fetch = answering({ result: { location: '/ar/checkout' } });
  const store = createStore();
  const { stateAtom, submitAtom } = createFormAtoms();
  expect(await store.set(submitAtom, submission())).toEqual({ location: '/ar/checkout' });
  expect(store.get(stateAtom)).toEqual({ isSending: true });
});

test('a form with errors is submitted natively, so that the server shows them', async () => {
  globalThis.fetch = answering({ result: { isRefused: true } });
  const store = createStore();
  const { stateAtom, submitAtom } = createFormAtoms();
  expect(await store.set(submitAtom, submission())).toBe('refused');
  expect(store.get(stateAtom)).toEqual({ isSending: true });
});

test('what the cart cannot take is told in place, and the form may be submitted again', async () => {
  globalThis.fetch = answering({ result: { refusal: 'سلّتك ممتلئة' } });
  const store = createStore();
  const { stateAtom, submitAtom } = createFormAtoms();
  expect(await store.set(submitAtom, submission())).toBeUndefined();
  expect(store.get(stateAtom)).toEqual({ isSending: false, refusal: 'سلّتك ممتلئة' });
});

test('a second press during the first request sends nothing', async () => {
  const fetching = answering({ result: {} });
  globalThis.fetch = fetching;
  const store = createStore();
  const { submitAtom } = createFormAtoms();
  await Promise.all([store.set(submitAtom, submission()), store.set(submitAtom, submission())]);
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('without a connection the form shows that and may be submitted again', async () => {
  globalThis.fetch = vi.fn<typeof fetch>(async () => {
    throw new TypeError('no network');
  });
  const store = createStore();
  const { stateAtom, submitAtom } = createFormAtoms();
  await store.set(submitAtom, submission());
  expect(store.get(stateAtom)).toEqual({ isSending: false, failure: 'offline' });
});

test('where the server takes the form and gives no answer, the form says that and may be submitted again', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  globalThis.fetch = vi.fn<typeof fetch>(async (_address, options) => {
    throw options!.signal!.reason;
  });
  const store = createStore();
  const { stateAtom, submitAtom } = createFormAtoms();
  await store.set(submitAtom, submission());
  expect(AbortSignal.timeout).toHaveBeenCalledWith(25_000);
  expect(store.get(stateAtom)).toEqual({ isSending: false, failure: 'noAnswer' });
  vi.restoreAllMocks();
});

test('an error of the server is not shown as an error of the fields', async () => {
  globalThis.fetch = answering({ errorCode: 'internal', errorMessage: 'x' }, 500);
  const store = createStore();
  const { stateAtom, submitAtom } = createFormAtoms();
  await store.set(submitAtom, submission());
  expect(store.get(stateAtom)).toEqual({ isSending: false, failure: 'internal' });
});
