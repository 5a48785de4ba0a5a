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
    return { location: `/counted/${input.count}` };
  },
});

async function post(value: string): Promise<{ status: number; location: string | null; flash: unknown }> {
  const forms = new Hono<FormEnv>().use(readForm(async () => app.services));
  mountForms(forms, [example]);
  const body = new URLSearchParams({ count: value, locale: 'ar', returnTo: '/faqs' });
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

it('can redirect elsewhere after an error', async () => {
  expect((await post('8')).location).toBe('/ar/cart');
});

it('passes an unexpected error to the error handler', async () => {
  expect((await post('9')).status).toBe(500);
});
