import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AnswerVariables } from '#src/framework/response-variables.ts';

const KB = 1024;
const DEFAULT_BYTES = 64 * KB;
const limits = [
  // A document may be 5 MB, an image 2 MB; the rest is for the multipart form around it.
  { path: '/api/v1/files', bytes: 6 * KB * KB },
  // A month of a large charity's statement is a few megabytes of XML.
  { path: '/api/v1/admin/bank-transfers/imports', bytes: 16 * KB * KB },
  { path: '/forms/profile/picture', bytes: 3 * KB * KB },
  { path: '/api/v1/webhooks/xendit', bytes: DEFAULT_BYTES },
  { path: '/api/v1/webhooks/*', bytes: 512 * KB },
] as const;

/** Rejects a body over the limit of its path before it is read. `answer` makes the response, in the language of the request. */
export function limitBodies(
  app: Hono<{ Variables: AnswerVariables }>,
  answer: (request: Request) => Promise<Response>,
): void {
  const limit = (maxSize: number): MiddlewareHandler => bodyLimit({ maxSize, onError: (c) => answer(c.req.raw) });
  const byDefault = limit(DEFAULT_BYTES);
  const named = limits.map(({ path, bytes }) => ({ prefix: path.replace(/\*$/, ''), run: limit(bytes) }));
  app.use(async (c, next) => {
    const found = named.find(
      ({ prefix }) => c.req.path === prefix || (prefix.endsWith('/') && c.req.path.startsWith(prefix)),
    );
    return (found?.run ?? byDefault)(c, next);
  });
}
