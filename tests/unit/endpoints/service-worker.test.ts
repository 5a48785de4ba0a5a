import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createServiceWorker } from '#src/endpoints/service-worker.ts';

const folderWith = (...files: string[]): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
  for (const file of files) writeFileSync(path.join(folder, file), '');
  return folder;
};
const read = (options: Parameters<typeof createServiceWorker>[0]) =>
  createServiceWorker(options).app.request('http://localhost/service-worker.js');
const settingsOf = async (folder: string) => {
  const script = await (await read({ isOn: true, folder })).text();
  return JSON.parse(/^self\.SETTINGS=(.*?\});\(/s.exec(script)![1]!) as Record<string, unknown>;
};

it('another build is another version, the same build the same one', async () => {
  const first = await settingsOf(folderWith('site-1.css'));
  expect((await settingsOf(folderWith('site-1.css')))['version']).toBe(first['version']);
  expect((await settingsOf(folderWith('site-2.css')))['version']).not.toBe(first['version']);
});

it('projects are kept in every language, and nothing of a payment, a form or the API', async () => {
  const { cart, offline, project } = await settingsOf(folderWith('site-1.css'));
  const projects = new RegExp(String(project));
  for (const kept of ['/projects/a-solar-well', '/ar/projects/%D8%A8%D8%A6%D8%B1', '/tr/projects/bir-kuyu'])
    expect(kept).toMatch(projects);
  for (const other of [
    '/checkout',
    '/ar/checkout/thank-you/7',
    '/projects',
    '/projects/zakat',
    '/projects/sacrifices',
    '/projects/type/orphans',
    '/api/v1/projects/x',
    '/forms/cart/add',
  ])
    expect(other).not.toMatch(projects);
  expect(cart).toEqual(['/cart', '/ar/cart', '/tr/cart']);
  expect(offline).toEqual({ en: '/offline', ar: '/ar/offline', tr: '/tr/offline' });
});

it('is always asked for again, and may fetch from this site alone', async () => {
  const { headers } = await read({ isOn: true, folder: folderWith('site-1.css') });
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe(`default-src 'none'; connect-src 'self'`);
});

it.each([
  ['by its setting', { isOn: false, folder: folderWith('site-1.css') }],
  ['in development, where there is no build', { isOn: true, folder: '/nowhere' }],
])('%s it deletes its copies and takes itself off', async (_name, options) => {
  const script = await (await read(options)).text();
  expect(script).toContain('unregister()');
  expect(script).not.toContain('SETTINGS');
});
