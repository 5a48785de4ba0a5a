import { createHash } from 'node:crypto';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#src/server/http/errors.ts';

/** The path of a request with its letters; as it is where it cannot be read. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What is made, or nothing where it is about something that is not public. */
export const orNothing = <Made>(made: Promise<Made>): Promise<Made | undefined> =>
  made.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'notFound') return undefined;
    throw error;
  });

/** The entity tag of a body. */
export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/**
 * Answers 304 to a request whose `if-none-match` names the entity tag of the response, in a list and as a weak one too, or,
 * without that header, whose `if-modified-since` is its `last-modified` (RFC 9110, 13.2.2). Only that very date counts: what
 * was withdrawn makes the newest change older.
 * It stands before responses that carry an entity tag; it would read a stream without one to its end.
 */
export const conditional = createMiddleware(async (c, next) => {
  await byTag(c, next);
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  const modified = Date.parse(c.res.headers.get('last-modified') ?? '');
  if (c.res.status !== 200 || c.req.header('if-none-match') !== undefined || modified !== since) return;
  const headers = new Headers(c.res.headers);
  for (const name of ['content-type', 'content-length', 'content-disposition']) headers.delete(name);
  c.res = new Response(null, { status: 304, headers });
});

const byTag = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'access-control-allow-origin',
    'cross-origin-resource-policy',
    'last-modified',
  ],
});
