import { Hono } from 'hono';
import { localePath } from '#src/i18n/locales.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormEnv } from '#src/server/http/form-context.ts';
import { localeOf } from '#src/server/http/return-to.ts';
import { unsubscribe } from '#src/server/newsletter/newsletter.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/**
 * The address in an email's `List-Unsubscribe` (RFC 8058). A mail program posts to it with neither cookies nor an origin, so
 * it stands before the guard of the origin: whoever holds the token may end the emails, and nothing else. Opened in a
 * browser it leads to the page with the button, for programs that scan emails open addresses.
 */
export const createOneClick = (services: () => Promise<ServiceContext>): Hono<FormEnv> =>
  new Hono<FormEnv>()
    .get('/newsletter/unsubscribe/:token', (c) =>
      c.redirect(
        localePath(
          localeOf(c.req.query('locale')),
          `/newsletter/unsubscribe/${encodeURIComponent(c.req.param('token'))}`,
        ),
        303,
      ),
    )
    .post('/newsletter/unsubscribe/:token', async (c) => {
      const body = await c.req.parseBody().catch(() => undefined);
      if (body?.['List-Unsubscribe'] !== 'One-Click') throw new AppError('unreadable');
      if ((await unsubscribe(await services(), c.req.param('token'))) === 'unknown') throw new AppError('notFound');
      return c.body(null, 200);
    });
