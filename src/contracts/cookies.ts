/** Every cookie of the site: its name, how long it is kept, and whether a script of ours may read it. */
export type CookieRule = {
  name: string;
  /** Seconds. */
  age: number;
  /** Holds nothing personal, and is read by the script in the head of every page. All others are HttpOnly. */
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
  consent: readable('consent', 365 * DAY),
  digits: readable('digits', 365 * DAY),
  /** The language that was chosen, for the offer on the home page. */
  language: readable('language', 365 * DAY),
  /** `1` while somebody is signed in. */
  signedIn: readable('signed-in', 30 * DAY),
  /** `1` where scripts run. */
  js: readable('js', 365 * DAY),
  /** Opens what the server keeps of a cart's names and messages. */
  cartKey: hidden('cart-key', 30 * DAY),
  /** What the last native form left for the next page. */
  form: hidden('form', 10 * MINUTE),
  /** Names one content of the cart: what is checked out under one name is one order, however often it is sent. */
  attempt: hidden('attempt', 30 * DAY),
  /** Which order the cart of this attempt became. */
  paying: hidden('paying', 30 * DAY),
} as const satisfies Record<string, CookieRule>;

/** Opens a guest's order, by its number: the key itself never stands in an address. */
export const orderCookie = (number: string): CookieRule => hidden(`order-${number}`, 30 * DAY);

/** The name that a cookie goes by. On https the hidden ones are bound to this host by their prefix; scripts know the readable ones by their plain names. */
export const cookieName = ({ isReadable, name }: CookieRule, isSecure: boolean): string => (isSecure && !isReadable ? `__Host-${name}` : name);
