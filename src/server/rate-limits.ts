import { RateLimiterRes } from 'rate-limiter-flexible';
import { type Called, clientNetwork } from './client-address.ts';
import { AppError } from './errors.ts';
import { limiterOf, type RateLimit } from './rate-limiter.ts';

/** Refuses what is more than a limit allows one network. @throws AppError `tooManyRequests` */
const limit = (rule: RateLimit) => async (c: Called): Promise<void> => {
  const services = c.get('services');
  if (!services.env.hasRateLimits) return;
  try {
    await limiterOf(services, rule).consume(clientNetwork(c));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('tooManyRequests', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
  }
};

/** One count for the API and the native forms: nobody gets twice as much by coming through two doors. */
export const newsletterLimit = limit({ name: 'newsletter', points: 5, seconds: 3600 });

/** A thief who tries cards is stopped long before a mosque whose people all give behind one address. */
export const orderLimit = limit({ name: 'orders', points: 60, seconds: 3600 });

/** Looking how a payment stands may ask its provider. */
export const paymentLimit = limit({ name: 'payments', points: 300, seconds: 60 });
