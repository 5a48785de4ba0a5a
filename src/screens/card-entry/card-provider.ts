/** What the browser needs to finish a payment by card: with a key the provider's own form, without it the simulator's. */
export type CardProvider = { clientSecret: string; publishableKey?: string | undefined; origin?: string | undefined };

/** What a card form tells. `authentication`: the bank asks the donor; `unavailable`: no answer, and whether it acted is unknown. */
export type CardState =
  | 'loading'
  | 'ready'
  | 'submitting'
  | 'authentication'
  | 'refused'
  | 'invalid'
  | 'unavailable'
  | 'succeeded';

export type CardMessage = { state: CardState; code?: string | undefined };

/** A card form as the page drives it. */
export type CardHandle = { submit: (holder: string) => void };
export type CardFrameProps = {
  provider: CardProvider;
  locale: string;
  returnUrl: string;
  label: string;
  tell: (message: CardMessage) => void;
  take: (handle: CardHandle) => void;
};
