import { Hono } from 'hono';
import { localePath } from '#src/i18n/locales.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormEnv } from '#src/server/http/form-context.ts';
import { localeOf } from '#src/server/http/return-to.ts';

type OneClick = {
  /** Under `/forms`, before the token. */
  path: string;
  /** The page with the button, before the token. */
  page: string;
  /** Ends the emails of a token; false where no emails belong to it. */
  end: (token: string) => Promise<boolean>;
};

/**
 * The address in an email's `List-Unsubscribe` (RFC 8058). A mail program posts to it with neither cookies nor an origin, so
 * it stands before the guard of the origin: whoever holds the token may end the emails, and nothing else. Opened in a
 * browser it leads to the page with the button, for programs that scan emails open addresses.
 */
export const createOneClick = ({ end, page, path }: OneClick): Hono<FormEnv> =>
  new Hono<FormEnv>()
    .get(`${path}/:token`, (c) =>
      c.redirect(
        localePath(localeOf(c.req.query('locale')), `${page}/${encodeURIComponent(c.req.param('token') ?? '')}`),
        303,
      ),
    )
    .post(`${path}/:token`, async (c) => {
      const body = await c.req.parseBody().catch(() => undefined);
      if (body?.['List-Unsubscribe'] !== 'One-Click') throw new AppError('unreadable');
      if (!(await end(c.req.param('token') ?? ''))) throw new AppError('notFound');
      return c.body(null, 200);
    });
