import { createMiddleware } from 'hono/factory';
import type { AnswerVariables } from '#src/framework/response-variables.ts';
import { failurePage } from '#src/framework/static-html.ts';
import { splitLocale } from '#src/i18n/locales.ts';

/** Replaces the response of a failed page by the site's error page: without script, in the language of its address, with the request id. */
export const errorPages = createMiddleware<{ Variables: AnswerVariables }>(async (c, next) => {
  await next();
  if (c.res.status < 500) return;
  const { status } = c.res;
  const id = c.get('requestId');
  c.res = undefined;
  c.res = failurePage(splitLocale(c.req.path).locale, status, id);
});
