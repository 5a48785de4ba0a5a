const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/**
 * The site's own address, without a slash at its end. A host that the request names is believed on loopback only:
 * elsewhere it would let a stranger write addresses into our pages.
 */
export function siteOrigin(publicUrl: string | undefined, request: Pick<Request, 'url'>): string {
  if (publicUrl) return publicUrl.replace(/\/+$/, '');
  const { host, protocol } = new URL(request.url);
  return LOOPBACK.test(host) ? `${protocol}//${host}` : 'http://localhost:3000';
}
