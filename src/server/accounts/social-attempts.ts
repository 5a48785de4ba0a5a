import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { COOKIES } from '#src/contracts/cookies.ts';
import type { SocialAttempt } from '#src/domain/social-attempt.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#src/domain/social-sign-in.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { findProvider } from '#src/server/accounts/social-keys.ts';
import { readCookie, writeCookie } from '#src/server/http/cookies.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormContext } from '#src/server/http/form-context.ts';

const held = v.object({
  provider: v.picklist(SOCIAL_PROVIDERS),
  state: v.string(),
  nonce: v.string(),
  connects: v.optional(v.string()),
  begunAt: v.number(),
  /** Where the provider leads back to. */
  redirectUri: v.string(),
  /** The page of the button, to which a refusal leads back, and the one to go on to; both without their language. */
  page: v.string(),
  next: v.string(),
  locale: v.picklist(locales),
});
export type HeldAttempt = SocialAttempt & { redirectUri: string; page: string; next: string; locale: Locale };

/** Where a provider leads back to. It is registered there, so that it has no language and no parameters. */
const returnPath = (provider: SocialProvider): string =>
  provider === 'facebook' ? '/login/facebook' : `/forms/social/${provider}/answer`;

/** The page from which a browser goes on to the provider. */
export const departurePath = (provider: SocialProvider): string => `/login/${provider}/go`;

/** Begins a sign-in: what it is known by goes into a cookie. @throws AppError `notFound` where the provider is not offered */
export async function beginAttempt(
  c: FormContext,
  asked: Pick<HeldAttempt, 'provider' | 'page' | 'next' | 'connects'>,
): Promise<void> {
  const ctx = c.get('services');
  if (!(await findProvider(ctx, asked.provider))) throw new AppError('notFound');
  const attempt: HeldAttempt = {
    ...asked,
    state: randomBytes(24).toString('base64url'),
    nonce: randomBytes(24).toString('base64url'),
    begunAt: ctx.now().getTime(),
    redirectUri: `${ctx.env.publicUrl ?? new URL(c.req.url).origin}${returnPath(asked.provider)}`,
    locale: c.get('locale'),
  };
  writeCookie(c, COOKIES.social, ctx.keys.encrypt(JSON.stringify(attempt)));
}

/** The attempt that this browser holds. */
export function readAttempt(c: FormContext): HeldAttempt | undefined {
  const text = readCookie(c, COOKIES.social);
  if (text === undefined) return undefined;
  try {
    const read = v.safeParse(held, JSON.parse(c.get('services').keys.decrypt(text)));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** The address of the provider's page for an attempt; undefined where the provider is not offered any more. */
export async function providerAddress(c: FormContext, attempt: HeldAttempt): Promise<string | undefined> {
  const found = await findProvider(c.get('services'), attempt.provider);
  return found?.gateway.authorizationUrl({ ...attempt, clientId: found.clientId });
}
