import { cookieName, COOKIES } from '#src/contracts/cookies.ts';
import { isStaff, mayDo } from '#src/domain/permissions.ts';
import {
  clearSession,
  notFound,
  redirect,
  requestCookie,
  requestKey,
  requestPath,
  requestQuery,
} from '#src/framework/request.ts';
import { type Locale, splitLocale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { Visitor } from '#src/screens/shell/site.ts';
import { type Person, readSession } from '#src/server/accounts/read-session.ts';
import { endSessionOf } from '#src/server/accounts/sessions.ts';
import { fileUrl, sizeName } from '#src/server/files/file-address.ts';
import { listReceivers } from '#src/server/gift-receivers/gift-receivers.service.ts';
import { isSecureSite } from '#src/server/http/cookies.ts';
import { getServices } from '#src/server/services.ts';

/** Pixels: the width of the picture in the top bar, for dense screens. */
const SMALL_PICTURE = 96;

const known = new WeakMap<object, Promise<Person | undefined>>();

/** Who asks for the page, by the cookie of the session: read once, though layout and page both ask. Nobody where a page is cached. */
export function readPerson(): Promise<Person | undefined> {
  const key = requestKey();
  const read = known.get(key) ?? readPersonNow();
  known.set(key, read);
  return read;
}

async function readPersonNow(): Promise<Person | undefined> {
  const names = [true, false].map((isSecure) => cookieName(COOKIES.session, isSecure));
  if (!names.some((name) => requestCookie(name)) && requestCookie(COOKIES.signedIn.name) === undefined)
    return undefined;
  const ctx = await getServices();
  const token = requestCookie(names[isSecureSite(ctx.env) ? 0 : 1]!);
  // A browser whose script signed it out has the one cookie and not the other.
  const isLeft = requestCookie(COOKIES.signedIn.name) !== '1';
  if (isLeft && token !== undefined) await endSessionOf(ctx, token);
  const person = isLeft ? undefined : await readSession(ctx, token);
  if (!person) clearSession();
  return person;
}

/** Who is signed in; anybody else is led to the sign-in page, and back to this one from there. */
export async function requirePerson(locale: Locale): Promise<Person> {
  const person = await readPerson();
  if (person) return person;
  return redirect(`${hrefTo(locale, 'login')}?${new URLSearchParams({ next: pathHere() }).toString()}`, 303);
}

/**
 * Who of the staff asks for a page that shows what an act of `permissions.ts` shows. Visitors are led to the sign-in page, staff
 * without a confirmed second factor to that; for anybody else the page does not exist.
 */
export async function requireStaff(locale: Locale, act: string): Promise<Person> {
  const person = await requirePerson(locale);
  if (!mayDo(person.user.roles, act)) return notFound();
  if (person.caller.hasSecondFactor) return person;
  return redirect(`${hrefTo(locale, 'secondFactor')}?${new URLSearchParams({ next: pathHere() }).toString()}`, 303);
}

/** The page that is asked for, with its query and without its language. */
const pathHere = (): string => splitLocale(requestPath()).path + requestQuery();

/** What the top bar shows of whoever is signed in. */
export function shownUser(person: Person | undefined): Visitor['user'] {
  if (!person) return undefined;
  const { fullName, imageKey, roles, username } = person.user;
  const image = imageKey === null ? undefined : fileUrl(sizeName(imageKey, SMALL_PICTURE));
  return { name: fullName ?? username, image, isStaff: isStaff(roles) };
}

/** Whom whoever is signed in saved; undefined on a page that is rendered for everybody. */
export async function readReceivers(): Promise<{ id: string; name: string }[] | undefined> {
  const person = await readPerson();
  if (!person) return undefined;
  return (await listReceivers(await getServices(), person.user.id)).map(({ id, name }) => ({ id, name }));
}
