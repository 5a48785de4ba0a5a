import { Hono } from 'hono';
import { COOKIES } from '#src/contracts/cookies.ts';
import { clearCookie, writeCookie } from '#src/server/forms/cookies.ts';
import type { FormEnv } from '#src/server/forms/form-env.ts';
import { returnAddress } from '#src/server/forms/return-to.ts';

/** Choices about the look and about measuring: cookies that say nothing of the person. Any other value changes nothing. */
export const preferenceForms = new Hono<FormEnv>()
  .post('/theme', async (c) => {
    const form = c.get('fields');
    if (form['theme'] === 'light' || form['theme'] === 'dark') writeCookie(c, COOKIES.theme, form['theme']);
    if (form['theme'] === 'system') clearCookie(c, COOKIES.theme);
    return c.redirect(returnAddress(form), 303);
  })
  .post('/consent', async (c) => {
    const form = c.get('fields');
    if (form['consent'] === 'given' || form['consent'] === 'refused') writeCookie(c, COOKIES.consent, form['consent']);
    return c.redirect(returnAddress(form), 303);
  });
