import { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { FormEnv } from '#src/server/forms/form-env.ts';
import { returnAddress } from '#src/server/forms/return-to.ts';

const A_YEAR_S = 31_536_000;
const kept = { path: '/', maxAge: A_YEAR_S, sameSite: 'Lax' } as const;

/** Choices about the look and about measuring: cookies that say nothing of the person. Any other value changes nothing. */
export const preferenceForms = new Hono<FormEnv>()
  .post('/theme', async (c) => {
    const form = c.get('fields');
    if (form['theme'] === 'light' || form['theme'] === 'dark') setCookie(c, 'theme', form['theme'], kept);
    if (form['theme'] === 'system') deleteCookie(c, 'theme', { path: '/' });
    return c.redirect(returnAddress(form), 303);
  })
  .post('/consent', async (c) => {
    const form = c.get('fields');
    if (form['consent'] === 'given' || form['consent'] === 'refused') setCookie(c, 'consent', form['consent'], kept);
    return c.redirect(returnAddress(form), 303);
  });
