import type { CurrencyCode } from '#money/currencies.ts';
import type { Money } from '#money/money.ts';
import type { PaymentMethod } from '#src/contracts/orders.ts';
import type { DisputeStatus } from '#src/domain/dispute.ts';
import type { PaymentStatus } from '#src/domain/payment.ts';
import type { FeeRate } from '#src/domain/pricing.ts';
import type { PlanState } from '#src/domain/provider-plan.ts';
import type { Interval } from '#src/domain/subscription.ts';
import type { Locale } from '#src/i18n/locales.ts';

/** The present state of a payment as its provider reports it. Money is booked by nothing else. */
export type PaymentSnapshot = {
  providerRef: string;
  /** The provider's id of the money that was paid, where its refunds and disputes name that one instead. */
  moneyRef?: string | undefined;
  /** The provider's id of the recurring donation that it runs, of which this is a payment. */
  planRef?: string | undefined;
  /** The id of our payment for which it was made. */
  paymentId?: string | undefined;
  status: PaymentStatus;
  amount: Money;
  received: Money;
  fee?: Money | undefined;
  /** The provider tells its fee later than that the money came. */
  isFeePending?: boolean | undefined;
  /** Some or all of what was received has been returned since, where the provider tells it with the payment. */
  isReturned?: boolean | undefined;
  failureCode?: string | undefined;
  /** The secret with which the browser finishes the payment. Stored only encrypted. */
  clientSecret?: string | undefined;
  /** The provider's page on which the donor agrees to the payment, instead of a secret. Stored only encrypted. */
  redirectUrl?: string | undefined;
  /** The donor has agreed, and nothing is taken until `capture`. */
  isApproved?: boolean | undefined;
  customerRef?: string | undefined;
  paymentMethodRef?: string | undefined;
  /** The last day on which its card works, as `2027-02-28`. */
  cardExpiresOn?: string | undefined;
};

/** The present state of a recurring donation whose dates and retries its provider runs. */
export type PlanSnapshot = {
  planRef: string;
  state: PlanState;
  /** What its donor has agreed to for each date; undefined where the provider no longer knows it. */
  price?: Money | undefined;
  /** When the provider charges next, or tries again. */
  nextAt?: Date | undefined;
  /** When a charge was last declined, while its period is unpaid. */
  declinedAt?: Date | undefined;
  /** The payments that came, the oldest first. */
  payments: PaymentSnapshot[];
};

/** Another amount for each date. `name`: what the provider calls it. */
type NewPrice = { price: Money; interval: Interval; name: string; pages: ReturnPages; idempotencyKey: string };

/** Recurring donations that the provider runs: after the donor has agreed once it charges by itself, and tries again. */
export type ProviderPlans = {
  /** @throws ProviderUnavailableError, PaymentGoneError */
  retrieve: (planRef: string) => Promise<PlanSnapshot>;
  /** Each does nothing where it is so already. @throws ProviderUnavailableError, PaymentGoneError */
  pause: (planRef: string) => Promise<void>;
  resume: (planRef: string) => Promise<void>;
  cancel: (planRef: string) => Promise<void>;
  /**
   * Asks the donor for their consent to another amount, and returns the provider's page for that. Until they agree the present
   * one is charged. @throws ProviderUnavailableError, PaymentGoneError
   */
  revise: (planRef: string, change: NewPrice) => Promise<{ page: string }>;
};

/** The present state of a refund as its provider reports it. */
export type RefundSnapshot = {
  refundRef: string;
  /** The id of our refund for which it was made, and the attempt; undefined for one that was made in the provider's dashboard. */
  refundId?: string | undefined;
  attempt?: number | undefined;
  status: 'pending' | 'succeeded' | 'failed';
  amount: Money;
  failureCode?: string | undefined;
  /** When it was made. */
  at: Date;
};

/** The present state of a dispute as its provider reports it. */
export type DisputeSnapshot = {
  disputeRef: string;
  status: DisputeStatus;
  amount: Money;
  /** Whether the amount is off our balance at the provider now. */
  isWithdrawn: boolean;
  /** What the provider charges for it in all. */
  fee?: Money | undefined;
  /** The provider's word for why. */
  reason: string;
  /** Until when it can be answered. */
  dueBy?: Date | undefined;
  /** When it was opened. */
  at: Date;
};

/** A card that was declined for a payment. */
export type DeclineSnapshot = {
  /** The provider's id of the attempt. */
  declineRef: string;
  /** The provider's name of the card, the same for each payment with it. */
  cardRef?: string | undefined;
  at: Date;
};

/** The present state of a card that a donor enters for later charges, as its provider reports it. Nothing is charged. */
export type CardSetupSnapshot = {
  setupRef: string;
  /** The id of our card change for which it was made. */
  changeId?: string | undefined;
  status: 'open' | 'succeeded' | 'cancelled';
  /** Cards that were declined. */
  declines: number;
  /** The same one by one, where the provider lists them. */
  declined?: readonly DeclineSnapshot[] | undefined;
  failureCode?: string | undefined;
  /** The secret with which the browser enters the card. Stored nowhere. */
  clientSecret?: string | undefined;
  /** The provider's page on which the card is entered, instead of a secret. Stored nowhere. */
  redirectUrl?: string | undefined;
  /** The provider's id of the donor, where the card belongs to another one than before. */
  customerRef?: string | undefined;
  paymentMethodRef?: string | undefined;
  /** The last day on which the card works, as `2027-02-28`. */
  cardExpiresOn?: string | undefined;
};

type NewRefund = {
  refundId: string;
  attempt: number;
  /** The provider's id of the payment. */
  providerRef: string;
  amount: Money;
  idempotencyKey: string;
};

export type NewPayment = {
  paymentId: string;
  orderNumber: string;
  amount: Money;
  idempotencyKey: string;
  recurring?: Interval | undefined;
};
/** Where a provider with a page of its own sends the donor to when the payment is done or left, and the language of that page. */
export type ReturnPages = { done: string; left: string; locale: Locale };
/** A saved card, which is charged while its owner is absent. */
type SavedCard = { customerRef: string; paymentMethodRef: string };
/** `providerRef`: the provider's id of the payment or of its money, or another one that `paymentRefOf` knows. */
export type WebhookEvent = { eventId: string; type: string; providerRef?: string | undefined };
/** Reads a header of the request that brought a webhook event, by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined;

/** The provider gave no usable response in time. Whether it acted is unknown; a retry with the same key is safe. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** The provider no longer has a payment that was not paid: its time to be paid is over. */
export class PaymentGoneError extends Error {
  override readonly name = 'PaymentGoneError';
}

/** The provider no longer has the saved card, so a retry cannot succeed. */
export class CardRemovedError extends Error {
  override readonly name = 'CardRemovedError';
}

/** The provider rejected a refund for good, as above what is left; asking again with the same key cannot succeed. */
export class RefundRejectedError extends Error {
  override readonly name = 'RefundRejectedError';
  /** The provider's code. */
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`the provider rejected a refund (${code})`, options);
    this.code = code;
  }
}

/** Hosts for the content security policy: scripts, frames, connections, and pages that a form may lead to. */
export type ProviderSources = { scripts?: string; frames?: string; connects?: string; forms?: string };

/** `pages`: where a provider with a page of its own sends the donor to. `currency`: in which the card is charged later. */
type NewSetup = { changeId: string; customerRef: string; currency: string; pages: ReturnPages; idempotencyKey: string };

/** Entering another card for later charges. */
export type CardSetups = {
  /** Milliseconds after `begin` in which the provider takes a card; undefined where it sets no limit. */
  lifetimeMs?: number;
  /** @throws ProviderUnavailableError, CardRemovedError where the provider no longer has the donor */
  begin: (setup: NewSetup) => Promise<CardSetupSnapshot>;
  /** @throws ProviderUnavailableError */
  retrieve: (setupRef: string) => Promise<CardSetupSnapshot>;
  /** Ends it and returns its state, which may prove to be that a card was accepted. @throws ProviderUnavailableError */
  cancel: (setupRef: string, idempotencyKey: string) => Promise<CardSetupSnapshot>;
};

/** Charging a saved card, at a provider that saves cards for us. */
export type SavedCards = {
  setups: CardSetups;
  /** Charges a saved card; a decline is a result, not an error. @throws ProviderUnavailableError, CardRemovedError */
  charge: (payment: NewPayment, card: SavedCard) => Promise<PaymentSnapshot>;
  /** The charge of a saved card that the provider made for one of our payments after `since`, if any. @throws ProviderUnavailableError */
  findCharge: (paymentId: string, card: SavedCard, since: Date) => Promise<PaymentSnapshot | undefined>;
};

/** A payment provider. Its methods must not be called inside a database transaction. */
export type PaymentGateway = Partial<SavedCards> & {
  method: Exclude<PaymentMethod, 'bank'>;
  isTest: boolean;
  publishableKey: string | undefined;
  /** The origin of the simulator's card form; undefined for the provider's own. */
  formOrigin: string | undefined;
  /** The third parties that its card form loads. */
  sources: ProviderSources;
  currencies: readonly string[];
  intervals: readonly Interval[];
  /** What it publishes that it takes of a charge, by currency; staff set others. */
  fees: Partial<Record<CurrencyCode, FeeRate>>;
  /** @throws ProviderUnavailableError */
  create: (payment: NewPayment & { pages: ReturnPages }) => Promise<PaymentSnapshot>;
  /** @throws ProviderUnavailableError, PaymentGoneError */
  retrieve: (providerRef: string) => Promise<PaymentSnapshot>;
  /**
   * Takes the money of a payment that the donor has agreed to, where the provider leaves that to us; a decline is a result, not
   * an error. @throws ProviderUnavailableError, PaymentGoneError
   */
  capture?: (providerRef: string, idempotencyKey: string) => Promise<PaymentSnapshot>;
  /** Cancels an unpaid payment and returns its state, which may prove to be paid. @throws ProviderUnavailableError, PaymentGoneError */
  cancel: (providerRef: string, idempotencyKey: string) => Promise<PaymentSnapshot>;
  /**
   * Every card that was declined for a payment. Only a provider whose card form is on our page has it: there cards can be
   * tested. @throws ProviderUnavailableError
   */
  findDeclines?: (providerRef: string) => Promise<DeclineSnapshot[]>;
  /** Returns money of a payment. @throws ProviderUnavailableError, RefundRejectedError */
  refund: (refund: NewRefund) => Promise<RefundSnapshot>;
  /** Every refund of a payment, wherever it was made. @throws ProviderUnavailableError */
  findRefunds: (providerRef: string) => Promise<RefundSnapshot[]>;
  /** Every dispute of a payment. @throws ProviderUnavailableError */
  findDisputes: (providerRef: string) => Promise<DisputeSnapshot[]>;
  /** Only a provider that runs recurring donations itself has it; one that saves cards for us has `charge`. */
  plans?: ProviderPlans;
  /** The refunds and disputes since a moment, with the provider's id of their payment or of its money. @throws ProviderUnavailableError */
  listReturns: (since: Date) => Promise<((RefundSnapshot | DisputeSnapshot) & { paymentRef: string })[]>;
  /** The event in a request; undefined when its signature is not the provider's. @throws ProviderUnavailableError where that cannot be known now */
  readWebhookEvent: (raw: string, header: ReadHeader) => Promise<WebhookEvent | undefined>;
  /** The provider's id of the payment, or of its money, that an event names, where events name something else; undefined for what is no payment. @throws ProviderUnavailableError */
  paymentRefOf?: (named: string) => Promise<string | undefined>;
};

/** The configured payment providers. A bank transfer needs none. */
export type PaymentGateways = {
  list: readonly PaymentGateway[];
  /** The provider of a payment method; none where it is not configured, and for bank transfers. */
  for: (method: string) => PaymentGateway | undefined;
};

/** The methods whose provider is configured. */
export const methodsOf = ({ list }: PaymentGateways): PaymentGateway['method'][] => list.map(({ method }) => method);

export const createPaymentGateways = (...list: readonly PaymentGateway[]): PaymentGateways => ({
  list,
  for: (method) => list.find((gateway) => gateway.method === method),
});
