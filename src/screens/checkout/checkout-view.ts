import type { CurrencyCode } from '#money/currencies.ts';
import type { CartView } from '#src/contracts/cart-view.ts';
import type { Multilingual } from '#src/i18n/multilingual.ts';

type Interval = 'day' | 'week' | 'month' | 'year';

/** A way to pay as the checkout offers it. Money in minor units. */
type MethodView = {
  method: 'card' | 'paypal' | 'bank';
  isAvailable: boolean;
  /** Cards are taken on Xendit's page, not on ours. */
  isAtXendit?: boolean | undefined;
  /** What the provider is expected to take of the donation, and what the donor would add so that the whole of it arrives. */
  fee?: { estimate: number; cover: number } | undefined;
};

/** What an account says of its person. */
export type KnownDonor = {
  fullName: string | null;
  email: string | null;
  phone: { country: string; number: string } | null;
};

/** In which currencies a checkout can be paid. */
export type CurrencyView = {
  /** The site's own first. */
  offered: readonly CurrencyCode[];
  shown: CurrencyCode;
  /** The rate of a currency that is not the site's. `rate`: major units of `to` for one of `from`, as a decimal. */
  rate?: { from: CurrencyCode; to: CurrencyCode; rate: string; day: string; source: Multilingual } | undefined;
  /** Another one was asked for, which is not offered now. */
  isRefused: boolean;
};

export type CheckoutView = {
  cart: CartView;
  /** Whoever is signed in. */
  donor?: KnownDonor | undefined;
  /** The gift that is paid now: the lines of the cart, or the recurring one. */
  subtotal: number;
  /** Where the site takes more than its own currency. */
  currency?: CurrencyView | undefined;
  interval?: Interval | undefined;
  /** An interval was asked for, and nothing in the cart may recur. */
  isOnceOnly?: boolean | undefined;
  methods: readonly MethodView[];
  /** How many hours a transfer has before the shares of its sacrifices go to others, where it has some. */
  sharesHours?: number | undefined;
  /** Names this content of the cart: a second press makes no second order, and a page of a cart that has changed is told. */
  attempt: string;
};
