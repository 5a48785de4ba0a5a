import { Hono } from 'hono';
import { AppError } from '#src/server/errors.ts';
import { refused, taken } from '#src/server/forms/answer.ts';
import type { FormEnv } from '#src/server/forms/form-env.ts';
import { subscribe } from '#src/server/newsletter/newsletter.service.ts';

export const newsletterForm = new Hono<FormEnv>().post('/', async (c) => {
  try {
    const { message } = await subscribe(c.get('services'), { email: c.get('fields')['email'] ?? '' }, c.get('locale'));
    return await taken(c, 'newsletter', { done: { message } });
  } catch (error) {
    if (error instanceof AppError) return refused(c, 'newsletter', error);
    throw error;
  }
});
