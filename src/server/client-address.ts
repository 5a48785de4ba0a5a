import ipaddr from 'ipaddr.js';
import type { ServiceContext } from './context.ts';

/** A request to the API or to the forms. */
export type Called = { get: (name: 'services') => ServiceContext; env: unknown; req: { header: (name: string) => string | undefined } };

/** An address as proxies write it: with a port, in brackets, IPv4 inside IPv6. Undefined for anything else. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  // The library also reads `127.1` and `0x7f000001`, which no proxy writes.
  if (!bare.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(bare)) return undefined;
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/** The one way in which an address is written, so that it is compared as text. */
const written = (text: string): string | undefined => parse(text)?.toString();

/** Who asks: the peer's address, or what a proxy that we trust says of it. A proxy that says no address hides nobody: it is the peer then. */
export function clientAddress(c: Called): string {
  const trusted = new Set(c.get('services').env.trustedProxies.map((proxy) => written(proxy) ?? proxy));
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  const peer = written(incoming?.socket?.remoteAddress ?? '') ?? 'unknown';
  if (!trusted.has(peer)) return peer;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim()).filter(Boolean);
  for (const part of forwarded.toReversed()) {
    const address = written(part);
    if (address === undefined) return peer;
    if (!trusted.has(address)) return address;
  }
  return peer;
}

/** Neighbours count as one: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (!parsed) return address;
  const size = parsed.kind() === 'ipv4' ? 24 : 64;
  const Family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${Family.networkAddressFromCIDR(`${parsed.toString()}/${size}`).toString()}/${size}`;
}

/** The network that a request comes from. */
export const clientNetwork = (c: Called): string => networkOf(clientAddress(c));
