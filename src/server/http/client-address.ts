import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** The context of a request to the API or to the forms. */
export type Called = {
  get: (name: 'services') => ServiceContext;
  env: unknown;
  req: { header: (name: string) => string | undefined };
};

/** An address without the brackets and the port that some proxies add. */
const withoutPort = (text: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/** Parses an address; IPv4 in IPv6 is IPv4. Undefined for any other text. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = withoutPort(text);
  // The library also reads `127.1` and `0x7f000001`, which no proxy writes.
  if (!bare.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(bare)) return undefined;
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

type Trust = (address: string, hop: number) => boolean;
const trusts = new WeakMap<readonly string[], Trust>();

function trustOf(proxies: string[]): Trust {
  const known = trusts.get(proxies);
  if (known) return known;
  const trust = proxyAddr.compile(proxies);
  trusts.set(proxies, trust);
  return trust;
}

/**
 * The address of the client: the last one in `x-forwarded-for` that is no trusted proxy, else that of the connection.
 * Without a valid address from the proxies it is the proxy's own, 'unknown' without a connection.
 */
export function clientAddress(c: Called): string {
  const socket = (c.env as { incoming?: { socket?: IncomingMessage['socket'] } } | undefined)?.incoming?.socket;
  const peer = parse(socket?.remoteAddress ?? '');
  if (!socket || !peer) return 'unknown';
  const trust = trustOf(c.get('services').env.trustedProxies);
  const request: Partial<IncomingMessage> = {
    socket,
    headers: { 'x-forwarded-for': c.req.header('x-forwarded-for') ?? '' },
  };
  const address = proxyAddr(request as IncomingMessage, (text, hop) => trust(withoutPort(text), hop));
  return (parse(address) ?? peer).toString();
}

/** The network of an address, which is counted as one client: /24 of IPv4, /64 of IPv6. */
export function subnetOf(address: string): string {
  const parsed = parse(address);
  if (!parsed) return address;
  const size = parsed.kind() === 'ipv4' ? 24 : 64;
  const Family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${Family.networkAddressFromCIDR(`${parsed.toString()}/${size}`).toString()}/${size}`;
}

/** The network of the client. */
export const clientSubnet = (c: Called): string => subnetOf(clientAddress(c));
