import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { msg } from '@lingui/core/macro';
import { Hono } from 'hono';
import { serviceWorker } from 'virtual:service-worker';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { directionOf, type Locale, locales } from '#src/i18n/locales.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { hrefTo, routeNames, routes } from '#src/routes/routes.ts';

const ADDRESS = '/service-worker.js';
const ASSETS = 'dist/public/assets';
/** It may fetch from this site and do nothing else. */
const POLICY = `default-src 'none'; connect-src 'self'`;

/** Takes the worker and its copies off every device that asks for it again. */
const OFF = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await self.registration.unregister();
})()));`;

/** Names the build: its files have a hash of their content in their name. Undefined in development, where nothing is kept. */
const buildOf = (folder: string): string | undefined =>
  existsSync(folder)
    ? createHash('sha256').update(readdirSync(folder).toSorted().join()).digest('base64url').slice(0, 12)
    : undefined;

/** The pages of projects in all languages, which the worker keeps when they are opened; not those with a path of their own. */
function projectPattern(): string {
  const fixed = routeNames.flatMap((name) => /^\/projects\/([\w-]+)$/.exec(routes[name].path)?.[1] ?? []);
  return `^(?:/(?:ar|tr))?/projects/(?!(?:${fixed.join('|')})$)[^/]+$`;
}

/** What is shown without a connection where not even the offline page was kept. */
async function wordsIn(locale: Locale): Promise<string> {
  const i18n = await getI18n(locale);
  const title = i18n._(msg`You are offline`);
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${i18n._(msg`Nothing was sent. Load the page again when you are back online.`)}</p></html>`;
}

async function scriptOf(version: string): Promise<string> {
  const settings = {
    version,
    project: projectPattern(),
    cart: locales.map((locale) => hrefTo(locale, 'cart')),
    offline: Object.fromEntries(locales.map((locale) => [locale, hrefTo(locale, 'offline')])),
    words: Object.fromEntries(await Promise.all(locales.map(async (locale) => [locale, await wordsIn(locale)]))),
  };
  return `self.SETTINGS=${JSON.stringify(settings)};${serviceWorker}`;
}

type Options = {
  /** Whether devices may keep pages; if not, the worker is removed from those that have it. */
  isOn: boolean;
  /** The folder of the built files. @default that of the build */
  folder?: string;
};

/** The service worker, which differs with every build: a browser that finds other bytes installs it again. */
export function createServiceWorker({ folder = ASSETS, isOn }: Options): Endpoint {
  let script: Promise<string> | undefined;
  const app = new Hono().get(ADDRESS, async (c) => {
    const version = isOn ? buildOf(folder) : undefined;
    script ??= version === undefined ? Promise.resolve(OFF) : scriptOf(version);
    return c.body(await script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
    });
  });
  return { matches: (path) => path === ADDRESS, app };
}
