import { RateLimiterRes } from 'rate-limiter-flexible';
import { CODE_LIMITS } from '#src/domain/one-time-code.ts';
import { type Called, clientSubnet } from '#src/server/http/client-address.ts';
import { AppError } from '#src/server/http/errors.ts';
import { limiterOf, type RateLimit } from '#src/server/http/rate-limiter.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Rejects requests of a network over the limit. @throws AppError `tooManyRequests` */
const limit =
  (rule: RateLimit) =>
  async (c: Called): Promise<void> => {
    const services = c.get('services');
    if (!services.env.hasRateLimits) return;
    try {
      await limiterOf(services, rule).consume(clientSubnet(c));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('tooManyRequests', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
    }
  };

/** Shared by the API and the native forms, so that using both does not double a limit. */
export const newsletterLimit = limit({ name: 'newsletter', points: 5, seconds: 3600 });

/** Asking to be reminded of the season sends an email. */
export const reminderLimit = limit({ name: 'reminders', points: 5, seconds: 3600 });

/** High enough for a mosque whose people give behind one address, and too low for testing stolen cards. */
export const orderLimit = limit({ name: 'orders', points: 60, seconds: 3600 });

/** Reading a payment may call its provider. */
export const paymentLimit = limit({ name: 'payments', points: 300, seconds: 60 });

/** The check before a card payment takes some thousandths of a second of a processor. */
export const cardCheckLimit = limit({ name: 'card-checks', points: 60, seconds: 600 });

/** A receipt takes some tenths of a second of a processor. Enough for an office that downloads its month. */
export const receiptLimit = limit({ name: 'receipts', points: 60, seconds: 600 });

/** Signing in, and all that goes with it: a school behind one address, and no list of stolen passwords. */
export const accountLimit = limit({ name: 'accounts', points: 120, seconds: 600 });

/** Decoding a picture takes a tenth of a second of a processor. */
export const fileLimit = limit({ name: 'files', points: 60, seconds: 3600 });

/** Codes and new accounts: each sends an email. */
export const codeLimit = limit({ name: 'account-codes', points: 30, seconds: 3600 });

const signIns: RateLimit = { name: 'sign-ins', points: 10, seconds: 900 };
/** Three codes of six digits count at a time: guessing one takes years at this pace. */
const secondFactors: RateLimit = { name: 'second-factors', points: 5, seconds: 900 };
type Attempts = { forget: () => Promise<void> };

/**
 * Counts an attempt to sign in to one account, from wherever it comes. `forget`: the attempt was right, and those before it do
 * not count any more. @throws AppError `tooManyRequests`
 */
export const signInLimit = (services: ServiceContext, login: string): Promise<Attempts> =>
  countAttempt(services, signIns, services.keys.sign('sign-in', login));

/** Forgets the attempts to sign in by these logins: their owner has shown who they are in another way. */
export async function forgetSignIns(services: ServiceContext, logins: string[]): Promise<void> {
  if (!services.env.hasRateLimits) return;
  const limiter = limiterOf(services, signIns);
  for (const login of logins) await limiter.delete(services.keys.sign('sign-in', login.toLowerCase()));
}

const addressCodes: readonly RateLimit[] = CODE_LIMITS.map(({ most, withinMs }) => ({
  name: `address-codes-${withinMs / 1000}`,
  points: most,
  seconds: withinMs / 1000,
}));

/**
 * Whether another code may go to an address, whichever accounts ask for it. Nobody is told that none is sent: the answer would say
 * that others ask for the same address.
 */
export async function mayMailCode(services: ServiceContext, address: string): Promise<boolean> {
  if (!services.env.hasRateLimits) return true;
  const key = services.keys.sign('code-address', address.toLowerCase());
  let isWithin = true;
  for (const rule of addressCodes)
    try {
      await limiterOf(services, rule).consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      isWithin = false;
    }
  return isWithin;
}

/** Counts a code of an account's second factor, likewise. @throws AppError `tooManyRequests` */
export const secondFactorLimit = (services: ServiceContext, userId: string): Promise<Attempts> =>
  countAttempt(services, secondFactors, userId);

async function countAttempt(services: ServiceContext, rule: RateLimit, key: string): Promise<Attempts> {
  if (!services.env.hasRateLimits) return { forget: async () => {} };
  const limiter = limiterOf(services, rule);
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('tooManyRequests', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
  }
  return { forget: async () => void (await limiter.delete(key)) };
}

/** Enough for a person with a pile of bills, and too low to find out every number. */
export const caseLimit = limit({ name: 'cases', points: 30, seconds: 600 });

/** Enough for a class that applies behind one address. Shared by the API and the forms, for events and training together. */
export const applicationLimit = limit({ name: 'applications', points: 30, seconds: 3600 });

/** Enough for an office whose people write behind one address. Shared by the API and the form. */
export const contactLimit = limit({ name: 'contact', points: 10, seconds: 3600 });

/** Enough for a school whose pupils' parents write behind one address. Shared by the API and the form. */
export const volunteerLimit = limit({ name: 'volunteer', points: 10, seconds: 3600 });

/** Enough for a class that reads the questions together. */
export const faqLimit = limit({ name: 'faqs', points: 60, seconds: 3600 });

/** Whether a network says something of this answer for the first time within a day. */
export async function isFirstVote(c: Called, slug: string): Promise<boolean> {
  const services = c.get('services');
  if (!services.env.hasRateLimits) return true;
  try {
    await limiterOf(services, { name: 'faq-votes', points: 1, seconds: 86_400 }).consume(`${clientSubnet(c)} ${slug}`);
    return true;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return false;
  }
}

/** Enough for a person who tries everything on the page of a recurring donation, and too low for guessing codes. */
export const givingLimit = limit({ name: 'giving', points: 40, seconds: 3600 });
