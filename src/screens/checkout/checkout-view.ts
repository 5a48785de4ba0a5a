import type { CartView } from '#src/contracts/cart-view.ts';

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

export type CheckoutView = {
  cart: CartView;
  /** Whoever is signed in. */
  donor?: KnownDonor | undefined;
  /** The gift that is paid now: the lines of the cart, or the recurring one. */
  subtotal: number;
  interval?: Interval | undefined;
  /** An interval was asked for, and nothing in the cart may recur. */
  isOnceOnly?: boolean | undefined;
  methods: readonly MethodView[];
  /** How many hours a transfer has before the shares of its sacrifices go to others, where it has some. */
  sharesHours?: number | undefined;
  /** Names this content of the cart: a second press makes no second order, and a page of a cart that has changed is told. */
  attempt: string;
};
