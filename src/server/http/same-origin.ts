import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import { AppError } from '#src/server/http/errors.ts';
import type { FormEnv } from '#src/server/http/form-context.ts';
import { isLoopback } from '#src/server/platform/env.ts';

/**
 * The origins that may post forms: the site's own. Without `publicUrl` the request's host is accepted only on loopback or as an
 * IP address, because another site's name could resolve to this machine.
 */
function ownOrigins(publicUrl: string | undefined, requestUrl: string): string[] {
  const { hostname, origin } = new URL(requestUrl);
  const isNamedByUs =
    isLoopback(requestUrl) || (publicUrl === undefined && ipaddr.isValid(hostname.replace(/^\[|\]$/g, '')));
  return [
    ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin]),
    ...(isNamedByUs && (publicUrl === undefined || isLoopback(publicUrl)) ? [origin] : []),
  ];
}

/** Accepts forms from pages of this site only, by `Origin`, else by `Sec-Fetch-Site`. @throws AppError `forbidden` */
export const sameOrigin =
  (publicUrl: () => Promise<string | undefined>): MiddlewareHandler<FormEnv> =>
  async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const isOurs =
      (origin === undefined ? site === 'same-origin' : ownOrigins(await publicUrl(), c.req.url).includes(origin)) &&
      (site === undefined || site === 'same-origin');
    if (!isOurs) throw new AppError('forbidden');
    return next();
  };
