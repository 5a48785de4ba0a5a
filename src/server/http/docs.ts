import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';

const FOLDER = path.resolve('node_modules/swagger-ui-dist');
const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
  'favicon-32x32.png': 'image/png',
};
const page = (base: string): string => `<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sanad API</title>
<link rel="stylesheet" href="${base}/swagger-ui.css"><link rel="icon" href="${base}/favicon-32x32.png"></head>
<body><div id="docs"></div><script src="${base}/swagger-ui-bundle.js"></script><script src="${base}/start.js"></script></body>
</html>`;
const start = `window.ui = SwaggerUIBundle({ url: '../openapi.json', dom_id: '#docs', validatorUrl: null, deepLinking: true });`;
/** The policy of the page: scripts and styles of this site only. Swagger UI needs inline styles. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The page of the API's documentation, by Swagger UI from this site's own files. */
export const docs = new Hono<{ Variables: { policy?: string } }>()
  .get('/', (c) => {
    c.set('policy', POLICY);
    c.header('content-security-policy', POLICY);
    return c.html(page(`${c.req.path.replace(/\/$/, '')}`));
  })
  .get('/start.js', (c) =>
    c.body(start, 200, { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=3600' }),
  )
  .get('/:file', async (c) => {
    const type = FILES[c.req.param('file')];
    if (type === undefined) return c.notFound();
    return c.body(await readFile(path.join(FOLDER, c.req.param('file'))), 200, {
      'content-type': type,
      'cache-control': 'public, max-age=86400',
    });
  });
