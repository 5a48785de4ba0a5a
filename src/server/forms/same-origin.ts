import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import { isLoopback } from '#src/server/env.ts';
import { AppError } from '#src/server/errors.ts';
import type { FormEnv } from '#src/server/forms/form-env.ts';

/**
 * The origins whose pages may post to us: the site's own. A host that the request names counts only where no stranger's
 * name can lead here: on this machine, or as a bare address.
 */
function ownOrigins(publicUrl: string | undefined, requestUrl: string): string[] {
  const { hostname, origin } = new URL(requestUrl);
  const isNamedByUs = isLoopback(requestUrl) || (publicUrl === undefined && ipaddr.isValid(hostname.replace(/^\[|\]$/g, '')));
  return [...(publicUrl === undefined ? [] : [new URL(publicUrl).origin]), ...(isNamedByUs && (publicUrl === undefined || isLoopback(publicUrl)) ? [origin] : [])];
}

/** Takes forms from pages of this site alone: by `Origin`, which every browser sends, else by what the browser says of the site. @throws AppError `forbidden` */
export const sameOrigin = (publicUrl: () => Promise<string | undefined>): MiddlewareHandler<FormEnv> => async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const isOurs = (origin === undefined ? site === 'same-origin' : ownOrigins(await publicUrl(), c.req.url).includes(origin)) && (site === undefined || site === 'same-origin');
  if (!isOurs) throw new AppError('forbidden');
  return next();
};
