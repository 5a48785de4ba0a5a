import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { AnswerVariables } from '#src/framework/answer.ts';
import { closedPolicy } from '#src/framework/policy.ts';

type App = Hono<{ Variables: AnswerVariables }>;

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** What the build named by its content is kept for ever; what keeps its name, for a day. Compressed when it was built. */
export function serveFiles(app: App, distDir: string, publicDir: string): void {
  const root = path.join(distDir, publicDir);
  const files = (cacheControl: string) => serveStatic({
    root,
    precompressed: true,
    onFound: (_path, c) => {
      c.header('cache-control', cacheControl);
      c.set('policy' as never, closedPolicy as never);
    },
  });
  app.use('/assets/*', files(FOR_EVER));
  app.use('/fonts/*', files(FOR_EVER));
  app.use('/favicon.svg', files(A_DAY));
  app.use('/site.webmanifest', files(A_DAY));
}
