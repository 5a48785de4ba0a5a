import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.ts';
import type { ServiceContext } from './context.ts';

/** A request at any of our doors: the API's or the forms'. */
type Called = { get: (name: 'services') => ServiceContext; env: unknown; req: { header: (name: string) => string | undefined } };

/** Who asks: the peer's address, or what a proxy that we trust says of it. */
export function addressOf(c: Called): string {
  const { trustedProxies } = c.get('services').env;
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  const peer = (incoming?.socket?.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
  if (!trustedProxies.includes(peer)) return peer;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim()).filter(Boolean);
  return forwarded.findLast((address) => !trustedProxies.includes(address)) ?? peer;
}

/** Neighbours count as one: /24 of IPv4, /64 of IPv6. */
const neighbourhood = (address: string): string => (address.includes(':') ? address.split(':').slice(0, 4).join(':') : address.split('.').slice(0, 3).join('.'));

/** At most `points` calls in `seconds` from one neighbourhood. */
export function limit(name: string, { points, seconds }: { points: number; seconds: number }): (c: Called) => Promise<void> {
  const limiters = new WeakMap<object, RateLimiterMemory>();
  return async (c) => {
    const services = c.get('services');
    if (!services.env.hasRateLimits) return;
    let limiter = limiters.get(services);
    if (!limiter) limiters.set(services, (limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })));
    try {
      await limiter.consume(neighbourhood(addressOf(c)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('tooManyRequests', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
    }
  };
}
