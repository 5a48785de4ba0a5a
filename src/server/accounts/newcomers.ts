import * as v from 'valibot';
import { COOKIES } from '#src/contracts/cookies.ts';
import { SOCIAL_PROVIDERS } from '#src/domain/social-sign-in.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { NamedIdentity } from '#src/server/accounts/social-sign-in.ts';
import { writeCookie } from '#src/server/http/cookies.ts';
import type { FormContext } from '#src/server/http/form-context.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

const held = v.object({
  provider: v.picklist(SOCIAL_PROVIDERS),
  subject: v.string(),
  email: v.string(),
  isEmailVerified: v.boolean(),
  fullName: v.nullable(v.string()),
  issuedAt: v.nullable(
    v.pipe(
      v.string(),
      v.transform((text) => new Date(text)),
    ),
  ),
  /** The page to go on to, without its language. */
  next: v.string(),
  locale: v.picklist(locales),
  /** Milliseconds since 1970. */
  heldAt: v.number(),
});
export type Newcomer = v.InferOutput<typeof held>;

/** Remembers in the browser alone whom a provider named: nothing of them is stored here before they have said their age. */
export function holdNewcomer(c: FormContext, identity: NamedIdentity, on: { next: string; locale: Locale }): void {
  const services = c.get('services');
  const text = JSON.stringify({ ...identity, ...on, heldAt: services.now().getTime() });
  writeCookie(c, COOKIES.newcomer, services.keys.encrypt(text));
}

/** Whom the cookie of a browser holds; undefined where it holds nobody, or for too long. */
export function readNewcomer(
  { keys, now }: Pick<ServiceContext, 'keys' | 'now'>,
  cookie: string | undefined,
): Newcomer | undefined {
  if (cookie === undefined) return undefined;
  try {
    const read = v.safeParse(held, JSON.parse(keys.decrypt(cookie)));
    if (!read.success) return undefined;
    const age = now().getTime() - read.output.heldAt;
    return age >= 0 && age <= COOKIES.newcomer.age * 1000 ? read.output : undefined;
  } catch {
    return undefined;
  }
}
