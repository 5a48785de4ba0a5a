const API = 'https://api.xendit.co';
const PAGES = ['https://checkout.xendit.co', 'https://xen.to'];
const TEST_PAGES = ['https://checkout-staging.xendit.co', 'https://dev.xen.to'];
const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

export type XenditHosts = {
  base: URL;
  isLive: boolean;
  /** The origins of the pages on which donors pay. */
  pages: readonly string[];
  /** Whether a page is Xendit's own. */
  isPage: (address: string) => boolean;
};

/** The hosts that count as Xendit's own: it has one API, and the key says whether money moves; on this machine is the simulator. */
export function xenditHosts(secretKey: string, apiBase: string | undefined): XenditHosts {
  const base = new URL(apiBase ?? API);
  const isSimulated = isLoopback(base);
  const isLive = !isSimulated && !secretKey.startsWith('xnd_development_');
  const pages = isSimulated ? [base.origin] : isLive ? PAGES : TEST_PAGES;
  return {
    base,
    isLive,
    pages,
    isPage: (address) => {
      if (!URL.canParse(address)) return false;
      return isSimulated ? isLoopback(new URL(address)) : pages.includes(new URL(address).origin);
    },
  };
}
