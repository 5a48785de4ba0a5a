import { createMiddleware } from 'hono/factory';
import type { AnswerVariables } from '#src/framework/answer.ts';
import { failurePage } from '#src/framework/plain-page.ts';
import { splitLocale } from '#src/i18n/locales.ts';

/** A page that fails becomes ours: whole without script, in the language of its address, with the number to write to us by. */
export const showFailures = createMiddleware<{ Variables: AnswerVariables }>(async (c, next) => {
  await next();
  if (c.res.status < 500) return;
  const { status } = c.res;
  const id = c.get('requestId');
  c.res = undefined;
  c.res = failurePage(splitLocale(c.req.path).locale, status, id);
});
