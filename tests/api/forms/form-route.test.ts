import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError, invalid } from '#src/server/http/errors.ts';
import { type FormEnv, readForm } from '#src/server/http/form-context.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { formRoute, mountForms } from '#src/server/http/form-route.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const count = v.pipe(v.string('required'), v.regex(/^\d+$/, 'invalidType'), v.transform(Number));
const example = formRoute({
  path: 'example/count',
  schema: v.object({ count }),
  onError: (error) =>
    error.code === 'notFound'
      ? { location: '/cart' }
      : new AppError(error.code, { fields: error.fields.map((field) => ({ ...field, path: `the ${field.path}` })) }),
  handle: async ({ input }) => {
    if (input.count === 7) throw invalid({ path: 'count', code: 'tooHigh', limit: 6 });
    if (input.count === 8) throw new AppError('notFound');
    if (input.count === 9) throw new Error('a defect');
    if (input.count === 1) return { done: { message: 'counted' } };
    if (input.count === 2) return { done: { message: 'counted' }, place: 'sum' };
    if (input.count === 4) return { done: { message: 'counted' }, place: '' };
    if (input.count === 5) return { location: '/counted/5', place: 'sum' };
    if (input.count === 6) return {};
    return { location: `/counted/${input.count}` };
  },
});

async function post(
  value: string,
  returnTo = '/faqs',
): Promise<{ status: number; location: string | null; flash: unknown }> {
  const forms = new Hono<FormEnv>().use(readForm(async () => app.services));
  mountForms(forms, [example]);
  const body = new URLSearchParams({ count: value, locale: 'ar', returnTo });
  const response = await forms.request('http://localhost/example/count', { method: 'POST', body });
  const id = /form=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  return {
    status: response.status,
    location: response.headers.get('location'),
    flash: await consumeFormFlash(app.services, id),
  };
}

it('passes the output of its schema to the handler, and redirects to its location', async () => {
  expect(await post('3')).toEqual({ status: 303, location: '/ar/counted/3', flash: undefined });
});

it.each([
  ['many', 'invalidType'],
  ['7', 'tooHigh'],
])('sends %s back to its page with what was typed, by the names of the form', async (value, code) => {
  const { location, flash } = await post(value);
  expect(location).toBe('/ar/faqs#example-count');
  expect(flash).toMatchObject({ fields: { count: value }, errors: [{ path: 'the count', code }] });
});

it.each([
  ['its form', '1', '/ar/faqs#example-count'],
  ['the part that shows the answer', '2', '/ar/faqs#sum'],
  ['the top, where the answer stands there', '4', '/ar/faqs'],
  ['a part of another page', '5', '/ar/counted/5#sum'],
  ['the page alone, where nothing is shown', '6', '/ar/faqs'],
])('leads a browser without script to %s', async (_name, value, location) => {
  expect((await post(value)).location).toBe(location);
});

it.each([
  ['1', '/ar/faqs#own'],
  ['2', '/ar/faqs#sum'],
  ['4', '/ar/faqs'],
  ['6', '/ar/faqs#own'],
])('lets the part that the page asked for stand, unless the form names another: %s', async (value, location) => {
  expect((await post(value, '/faqs#own')).location).toBe(location);
});

it('can redirect elsewhere after an error', async () => {
  expect((await post('8')).location).toBe('/ar/cart');
});

it('passes an unexpected error to the error handler', async () => {
  expect((await post('9')).status).toBe(500);
});
