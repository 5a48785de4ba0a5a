import { Hono } from 'hono';
import { AppError } from '#src/server/errors.ts';
import { refused, taken } from '#src/server/forms/answer.ts';
import type { FormEnv } from '#src/server/forms/form-env.ts';
import { newsletterLimit } from '#src/server/rate-limits.ts';
import { confirmSubscription, subscribe, unsubscribe } from '#src/server/newsletter/newsletter.service.ts';

export const newsletterForm = new Hono<FormEnv>().post('/', async (c) => {
  try {
    await newsletterLimit(c);
    const { message } = await subscribe(c.get('services'), { email: c.get('fields')['email'] ?? '' }, c.get('locale'));
    return await taken(c, 'newsletter', { done: { message } });
  } catch (error) {
    if (error instanceof AppError) return refused(c, 'newsletter', error);
    throw error;
  }
})
  // By a button, not by the link itself: machines that look through letters open links and mean nothing by it.
  .post('/confirm', async (c) => taken(c, 'newsletter/confirm', { done: { title: await confirmSubscription(c.get('services'), c.get('fields')['token'] ?? '') } }))
  .post('/unsubscribe', async (c) => taken(c, 'newsletter/unsubscribe', { done: { title: await unsubscribe(c.get('services'), c.get('fields')['token'] ?? '') } }));
