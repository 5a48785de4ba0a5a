import type { ServiceContext } from '#src/server/platform/context.ts';
import { isLoopback } from '#src/server/platform/env.ts';
import { siteUrl } from '#src/server/platform/site-url.ts';

/** The address to which passkeys are bound: the site's own; on a machine of one's own that of the request. */
export function passkeyOrigin(services: Pick<ServiceContext, 'env'>, requestUrl: string): string {
  const own = new URL(siteUrl(services)).origin;
  const { origin } = new URL(requestUrl);
  return isLoopback(own) && isLoopback(origin) ? origin : own;
}
