const LIVE = { api: 'https://api-m.paypal.com', page: 'https://www.paypal.com' };
const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
const certificatesOf = (prefix: string): string[] => [`https://api.${prefix}`, `https://api-m.${prefix}`];

export type PaypalHosts = {
  base: URL;
  isLive: boolean;
  /** The origin of the pages on which donors agree. */
  pages: string;
  /** Whether a page is PayPal's own. */
  isPage: (address: string) => boolean;
  /** Whether a certificate is at PayPal's own host. */
  isCertificate: (address: URL) => boolean;
};

/**
 * The hosts that count as PayPal's own: the live ones, the sandbox's with an API there, and those of this machine with the
 * simulator. @param simulator the origin of the simulator's pages, where its API is reached through another address
 */
export function paypalHosts(apiBase: string | undefined, simulator?: string): PaypalHosts {
  const base = new URL(apiBase ?? LIVE.api);
  const isSandbox = base.hostname.endsWith('sandbox.paypal.com');
  const isSimulated = isLoopback(base);
  const pages = isSimulated ? (simulator ?? base.origin) : isSandbox ? 'https://www.sandbox.paypal.com' : LIVE.page;
  const certificates = certificatesOf(isSandbox ? 'sandbox.paypal.com' : 'paypal.com');
  return {
    base,
    isLive: !isSandbox && !isSimulated,
    pages,
    isPage: (address) => {
      if (!URL.canParse(address)) return false;
      return isSimulated ? isLoopback(new URL(address)) : new URL(address).origin === pages;
    },
    isCertificate: (address) =>
      address.pathname.startsWith('/v1/notifications/certs/') &&
      (isSimulated ? isLoopback(address) : certificates.includes(address.origin)),
  };
}
