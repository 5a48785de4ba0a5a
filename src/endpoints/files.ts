import { Hono } from 'hono';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { readSession } from '#src/server/accounts/read-session.ts';
import { cookieToken } from '#src/server/accounts/session-cookie.ts';
import { readFile } from '#src/server/files/read-file.ts';
import type { FormEnv } from '#src/server/http/form-context.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getServices } from '#src/server/services.ts';

const PATH = /^\/files\/([0-9a-f]{32}(?:-\d{1,4})?\.(webp|pdf))$/;
const TYPES = { webp: 'image/webp', pdf: 'application/pdf' } as const;

/** What was uploaded. A name is never used twice, so a public file is kept by browsers for a year. */
export const createFiles = (open: () => Promise<ServiceContext> = getServices): Endpoint => ({
  matches: (path) => path.startsWith('/files/'),
  app: new Hono<FormEnv>().get('*', async (c) => {
    const [, name, ending] = PATH.exec(c.req.path) ?? [];
    const ctx = await open();
    c.set('services', ctx);
    const found =
      name === undefined
        ? undefined
        : await readFile(ctx, name, async () => (await readSession(ctx, cookieToken(c)))?.caller);
    if (!found) return c.notFound();
    const type = ending as keyof typeof TYPES;
    return c.body(found.bytes, 200, {
      'content-type': TYPES[type],
      'cache-control': found.isPrivate ? 'private, no-store' : 'public, max-age=31536000, immutable',
      // What a person uploaded never runs on this site.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      ...(type === 'pdf' && { 'content-disposition': 'attachment' }),
    });
  }),
});
