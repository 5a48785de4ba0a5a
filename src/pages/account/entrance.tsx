import { msg } from '@lingui/core/macro';
import { cookieName, COOKIES, orderCookie } from '#src/contracts/cookies.ts';
import { isFreshSignIn } from '#src/domain/session.ts';
import { redirect, requestCookie, requestPath, requestQuery } from '#src/framework/request.ts';
import { type Locale, localePath, splitLocale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { readPerson } from '#src/pages/loaders/session.ts';
import { readDialCountries, readFormFlash, readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { routeAt } from '#src/routes/routes.ts';
import type { KnownDonor, SignUpOffer } from '#src/screens/account/account-view.ts';
import { ForgetPasswordScreen } from '#src/screens/account/forget-password-screen.tsx';
import { LoginScreen } from '#src/screens/account/login-screen.tsx';
import { SignUpScreen } from '#src/screens/account/signup-screen.tsx';
import { readNewcomer } from '#src/server/accounts/newcomers.ts';
import { nextPath } from '#src/server/accounts/next-path.ts';
import type { Person } from '#src/server/accounts/read-session.ts';
import { isLinkOpen, ownerOfLink } from '#src/server/accounts/sign-in-links.ts';
import { listConnections, listProviders } from '#src/server/accounts/social-keys.ts';
import { isSecureSite } from '#src/server/http/cookies.ts';
import { findOwnDonor } from '#src/server/orders/own-order.ts';
import { getServices } from '#src/server/services.ts';

/** The three ways in, by the address: they look alike, so they are one page. Whoever is signed in already goes on. */
export default async function EntrancePage({ locale }: { locale: Locale }) {
  const query = new URLSearchParams(requestQuery());
  const asked = query.get('next') ?? undefined;
  const [person, memory] = await Promise.all([readPerson(), readFormFlash()]);
  const next = asked === undefined ? undefined : nextPath(asked);
  const isCodeStep = query.get('step') === 'code';
  const route = routeAt(splitLocale(requestPath()).path);
  const isAgain = route === 'login' && query.get('again') === 'on' && person !== undefined && !(await isFresh(person));
  // Whoever is signed in confirms their email here, too, and signs in again where they are asked to.
  const isForSignedIn =
    isAgain ||
    (route === 'signup' && isCodeStep) ||
    (route === 'login' && (await isOwnLink(person, query.get('link'))));
  if (person && !isForSignedIn) return redirect(localePath(locale, nextPath(asked)), 303);
  switch (route) {
    case 'signup':
      return (
        <>
          <PageMeta title={msg`Create an account`} />
          <SignUpScreen
            locale={locale}
            view={{
              memory,
              next,
              isCodeStep,
              providers: await readProviders(),
              offer: await readOffer(locale),
              newcomer: query.get('step') === 'finish' ? await readNamed() : undefined,
              known: await readKnown(query.get('order') ?? ''),
            }}
          />
        </>
      );
    case 'forgetPassword':
      return (
        <>
          <PageMeta title={msg`Reset your password`} />
          <ForgetPasswordScreen locale={locale} view={{ memory, next, isCodeStep }} />
        </>
      );
    default:
      return (
        <>
          <PageMeta title={isAgain ? msg`Sign in again` : msg`Sign in`} />
          <LoginScreen
            locale={locale}
            view={{
              memory,
              next,
              link: await readLink(query.get('link')),
              providers: person && isAgain ? await readConnected(person) : await readProviders(),
              keepsNoCookies: query.get('cookies') === 'off',
              isAgain,
            }}
          />
        </>
      );
  }
}

const readProviders = async () => listProviders(await getServices());

const isFresh = async ({ caller }: Person) => isFreshSignIn(caller.signedInAt, (await getServices()).now());

/** A link for the account that is signed in; one for another account would change accounts unseen. */
const isOwnLink = async (person: Person | undefined, link: string | null): Promise<boolean> =>
  person !== undefined && link !== null && (await ownerOfLink(await getServices(), link)) === person.user.id;

/** Another account at a provider would not be the one that is signed in. */
async function readConnected({ user }: Person) {
  const all = await listConnections(await getServices(), user.id);
  return all.flatMap(({ connectedAt, provider }) => (connectedAt === null ? [] : [provider]));
}

async function readLink(token: string | null): Promise<{ token: string; isOpen: boolean } | undefined> {
  return token === null ? undefined : { token, isOpen: await isLinkOpen(await getServices(), token) };
}

/** Whom a provider named in this browser, and who has no account yet. */
async function readNamed() {
  const ctx = await getServices();
  const held = readNewcomer(ctx, requestCookie(cookieName(COOKIES.newcomer, isSecureSite(ctx.env))));
  return held && { email: held.email, provider: held.provider };
}

/** Of a donation that this browser made: its key is in a cookie, so the address says nothing of the donor. */
async function readKnown(number: string): Promise<KnownDonor | undefined> {
  if (number === '') return undefined;
  const ctx = await getServices();
  const accessKey = requestCookie(cookieName(orderCookie(number), isSecureSite(ctx.env)));
  return accessKey === undefined ? undefined : findOwnDonor(ctx, { number, accessKey });
}

async function readOffer(locale: Locale): Promise<SignUpOffer> {
  const [{ programs }, countries] = await Promise.all([readSite(), readDialCountries(locale)]);
  return {
    countries,
    nationalities: countries.map(({ code, name }) => ({ value: code, label: name })),
    fields: programs.map(({ slug, title }) => ({ value: slug, label: textIn(title, locale) })),
  };
}
