import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AnswerVariables } from '#src/framework/answer.ts';

const KB = 1024;
const limits = [
  // Documents may be 5 MB, an image 2 MB; the rest is the envelope of the form that carries them.
  { path: '/api/v1/files', bytes: 6 * KB * KB },
  { path: '/forms/files', bytes: 6 * KB * KB },
  { path: '/api/v1/webhooks/*', bytes: 512 * KB },
] as const;
const DEFAULT_BYTES = 64 * KB;

/** Refuses a body over its path's limit before it is read. The words are the API's: `answer` knows the language. */
export function limitBodies(app: Hono<{ Variables: AnswerVariables }>, answer: (request: Request) => Promise<Response>): void {
  const limit = (maxSize: number): MiddlewareHandler => bodyLimit({ maxSize, onError: (c) => answer(c.req.raw) });
  const byDefault = limit(DEFAULT_BYTES);
  const named = limits.map(({ path, bytes }) => ({ prefix: path.replace(/\*$/, ''), run: limit(bytes) }));
  app.use(async (c, next) => {
    const found = named.find(({ prefix }) => c.req.path === prefix || (prefix.endsWith('/') && c.req.path.startsWith(prefix)));
    return (found?.run ?? byDefault)(c, next);
  });
}
