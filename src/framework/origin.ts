const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/**
 * The site's own address, without a slash at its end. Without `publicUrl` the request's host is used on loopback only:
 * elsewhere a forged `Host` header would put other addresses into our pages.
 * @param publicUrl by default `PUBLIC_URL`, which `readEnv` has checked at the start
 */
export function siteOrigin(request: Pick<Request, 'url'>, publicUrl = process.env['PUBLIC_URL']): string {
  if (publicUrl) return publicUrl.replace(/\/+$/, '');
  const { host, protocol } = new URL(request.url);
  return LOOPBACK.test(host) ? `${protocol}//${host}` : 'http://localhost:3000';
}
