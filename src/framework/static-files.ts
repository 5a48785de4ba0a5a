import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { closedPolicy } from '#src/framework/policy.ts';
import type { AnswerVariables } from '#src/framework/response-variables.ts';

type App = Hono<{ Variables: AnswerVariables }>;

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

/** Serves files, compressed by the build. Those with a content hash in their name are cached for a year, others for a day. */
export function serveFiles(app: App, distDir: string, publicDir: string): void {
  const root = path.join(distDir, publicDir);
  const files = (cacheControl: string, headers: Record<string, string> = {}) =>
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('cache-control', cacheControl);
        for (const [name, value] of Object.entries(headers)) c.header(name, value);
        c.set('policy' as never, closedPolicy as never);
      },
    });
  app.use('/assets/*', files(ONE_YEAR));
  app.use('/fonts/*', files(ONE_YEAR));
  app.use('/land.svg', files(ONE_DAY));
  // The public documents of the demo institutions; what people upload is not in this folder.
  app.use('/files/demo/*', files(ONE_DAY, { 'content-disposition': 'attachment' }));
}
