/** Every cookie of the site: its name, its age, and whether scripts may read it. */
export type CookieRule = {
  name: string;
  /** `max-age` in seconds. */
  age: number;
  /** Holds nothing personal and is read by the script in the head of every page. All other cookies are HttpOnly. */
  isReadable: boolean;
};

const MINUTE = 60;
const DAY = 86_400;
const readable = (name: string, age: number): CookieRule => ({ name, age, isReadable: true });
const hidden = (name: string, age: number): CookieRule => ({ name, age, isReadable: false });

export const COOKIES = {
  /** Ids, counts and amounts of the cart. */
  cart: readable('cart', 30 * DAY),
  theme: readable('theme', 365 * DAY),
  contrast: readable('contrast', 365 * DAY),
  motion: readable('motion', 365 * DAY),
  consent: readable('consent', 365 * DAY),
  digits: readable('digits', 365 * DAY),
  /** The chosen language, which the home page offers. */
  language: readable('language', 365 * DAY),
  /** `1` while somebody is signed in. */
  signedIn: readable('signed-in', 30 * DAY),
  /** The refresh token of whoever is signed in. */
  session: hidden('session', 30 * DAY),
  /** `1` where scripts run. */
  js: readable('js', 365 * DAY),
  /** The key to the names and messages of the cart, which the server stores encrypted. */
  cartKey: hidden('cart-key', 30 * DAY),
  /** What a sign-in at a provider was begun with, encrypted, until the provider leads back. */
  social: hidden('social', 10 * MINUTE),
  /** Whom a provider named and who has no account yet, encrypted, until they have said what the provider does not. */
  newcomer: hidden('newcomer', 30 * MINUTE),
  /** The id of the flash state that the last native form left for the next page. */
  form: hidden('form', 10 * MINUTE),
  /** The id of what was typed at a checkout where a line of the cart stood in the way, until it is put right. */
  checkout: hidden('checkout', 10 * MINUTE),
  /** The id of what was typed in the profile after the session had ended, until its owner has signed in again. */
  profile: hidden('profile', 10 * MINUTE),
  /** The idempotency key of the cart's present content: submitting the checkout again under it makes no second order. */
  attempt: hidden('attempt', 30 * DAY),
  /** The number of the order that was placed from the cart, and its attempt. */
  paying: hidden('paying', 30 * DAY),
  /** The key to the new card that is being entered for a recurring donation, given for the code of the email. */
  cardChange: hidden('card-change', 60 * MINUTE),
} as const satisfies Record<string, CookieRule>;

/** Holds the access key of a guest's order, so that no address contains it. */
export const orderCookie = (number: string): CookieRule => hidden(`order-${number}`, 30 * DAY);

/** The name of a cookie. On https HttpOnly cookies have the prefix `__Host-`, which binds them to this host. */
export const cookieName = ({ isReadable, name }: CookieRule, isSecure: boolean): string =>
  isSecure && !isReadable ? `__Host-${name}` : name;
