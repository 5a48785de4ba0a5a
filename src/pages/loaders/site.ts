import { decodeCart } from '#src/contracts/cart.ts';
import { cookieName, COOKIES } from '#src/contracts/cookies.ts';
import { itemCount } from '#src/domain/cart.ts';
import { endOfMeccanDay } from '#src/domain/season.ts';
import { requestCookie, requestHeader, requestKey } from '#src/framework/request.ts';
import { hasScript } from '#src/framework/visitor/personal-page.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { isSacrificeSeason } from '#src/pages/loaders/season.ts';
import type { DialCountry } from '#src/screens/quick-donation/quick-donation.tsx';
import type { Site, Visitor } from '#src/screens/shell/site.ts';
import { getContactInfo } from '#src/server/contact-info/contact-info.service.ts';
import { isSecureSite } from '#src/server/http/cookies.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { listPaymentMethods } from '#src/server/payments/payment-methods.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { listProjectCategories, listProjectTypes } from '#src/server/programs/programs.service.ts';
import { newestRecurringSlug } from '#src/server/projects/projects.service.ts';
import { listCountries } from '#src/server/reference/reference.service.ts';
import { getServices } from '#src/server/services.ts';
import { readAppStores, readCurrency, readRamadanTypeId } from '#src/server/settings/settings.service.ts';

/** What surrounds every page is read once a minute, however many pages are drawn. */
const FRESH_FOR_MS = 60_000;
let known: { until: number; site: Promise<Site> } | undefined;

/** Forgets what surrounds the pages: the next one reads it again. */
export const invalidateSite = (): void => {
  known = undefined;
};

export function readSite(): Promise<Site> {
  const now = Date.now();
  if (!known || known.until <= now) {
    const site = getServices().then(gatherSite);
    // A season begins at midnight, when every page is rendered again.
    known = { until: Math.min(now + FRESH_FOR_MS, endOfMeccanDay(now)), site };
    site.catch(invalidateSite);
  }
  return known.site;
}

async function gatherSite(ctx: ServiceContext): Promise<Site> {
  const [types, categories, contact, ramadanId, currency, stores, firstEndowmentSlug, isSeason] = await Promise.all([
    listProjectTypes(ctx),
    listProjectCategories(ctx),
    getContactInfo(ctx),
    readRamadanTypeId(ctx),
    readCurrency(ctx),
    readAppStores(ctx),
    newestRecurringSlug(ctx, 'endowments'),
    isSacrificeSeason(ctx),
  ]);
  const methods = await listPaymentMethods(ctx, { currency });
  const ramadan = types.data.find(({ id }) => id === ramadanId);
  return {
    programs: types.data.map(({ icon, id, palette, slug, summary, title }) => ({
      id,
      slug,
      title,
      icon,
      palette,
      summary,
    })),
    categories: categories.data.map(({ id, slug, title }) => ({ id, slug, title })),
    ...(contact ? { contact } : {}),
    ...(ramadan ? { ramadanProgramSlug: ramadan.slug } : {}),
    ...(firstEndowmentSlug ? { firstEndowmentSlug } : {}),
    ...(isSeason ? { isSacrificeSeason: true } : {}),
    ...stores,
    isMeasured: ctx.env.pixelId !== undefined,
    isTestMode: methods.some(({ isTest }) => isTest),
    paymentMethods: methods.filter(({ isAvailable }) => isAvailable).map(({ method }) => method),
  };
}

/** Of the copyright line. */
export const thisYear = (): number => new Date().getFullYear();

/**
 * What a page shows of its visitor, for a browser without script. Where the head's script runs it is nothing: the page is
 * rendered as for everybody, and the script puts on what the cookies say.
 */
export function readVisitor(): Visitor {
  const header = requestHeader('cookie');
  if (header === undefined || hasScript(header)) return { theme: 'system' };
  const theme = requestCookie(COOKIES.theme.name);
  const consent = requestCookie(COOKIES.consent.name);
  const cart = decodeCart(requestCookie(COOKIES.cart.name));
  return {
    cartCount: 'cart' in cart ? itemCount(cart.cart) : 0,
    isSignedIn: requestCookie(COOKIES.signedIn.name) === '1',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    hasMoreContrast: requestCookie(COOKIES.contrast.name) === 'more',
    hasLessMotion: requestCookie(COOKIES.motion.name) === 'reduced',
    hasArabicDigits: requestCookie(COOKIES.digits.name) === 'arab',
    ...(consent === 'given' || consent === 'refused' ? { consent } : {}),
  };
}

const kept = new WeakMap<object, ReturnType<typeof consumeFormFlash>>();

/** What the last native post left for this page: read once, though layout and page both ask. */
export function readFormFlash(): ReturnType<typeof consumeFormFlash> {
  const key = requestKey();
  let form = kept.get(key);
  if (!form) {
    const ids = [true, false].map((isSecure) => requestCookie(cookieName(COOKIES.form, isSecure)));
    form = ids.some(Boolean)
      ? getServices().then((ctx) => consumeFormFlash(ctx, ids[isSecureSite(ctx.env) ? 0 : 1]))
      : Promise.resolve(undefined);
    kept.set(key, form);
  }
  return form;
}

/** The countries that a phone may belong to, by name in the page's language. */
export async function readDialCountries(locale: Locale): Promise<DialCountry[]> {
  const countries = await listCountries(await getServices(), locale);
  return countries.flatMap(({ callingCode, code, nameText }) =>
    callingCode ? [{ code, name: nameText, callingCode }] : [],
  );
}
