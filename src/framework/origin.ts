const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/**
 * The site's own address, without a slash at its end. Without `publicUrl` the request's host is used on loopback only:
 * elsewhere a forged `Host` header would put other addresses into our pages.
 */
export function siteOrigin(publicUrl: string | undefined, request: Pick<Request, 'url'>): string {
  if (publicUrl) return publicUrl.replace(/\/+$/, '');
  const { host, protocol } = new URL(request.url);
  return LOOPBACK.test(host) ? `${protocol}//${host}` : 'http://localhost:3000';
}
