import type { PaymentMethod } from '#src/contracts/orders.ts';
import type { Money } from '#src/domain/money.ts';
import type { PaymentStatus } from '#src/domain/payment.ts';
import type { FeeRate } from '#src/domain/pricing.ts';
import type { Interval } from '#src/domain/recurring.ts';

/** What a provider says of a payment now: the only thing that money is booked by. */
export type PaymentSnapshot = {
  providerRef: string;
  /** Our payment that it was made for. */
  paymentId?: string | undefined;
  status: PaymentStatus;
  amount: Money;
  received: Money;
  fee?: Money | undefined;
  failureCode?: string | undefined;
  /** What the browser needs to finish it. Never stored. */
  clientSecret?: string | undefined;
  customerRef?: string | undefined;
  paymentMethodRef?: string | undefined;
};

export type NewPayment = { paymentId: string; orderNumber: string; amount: Money; idempotencyKey: string; recurring?: Interval | undefined };
/** A saved card, charged in its owner's absence. */
export type SavedCard = { customerRef: string; paymentMethodRef: string };
export type WebhookEvent = { eventId: string; type: string; providerRef?: string | undefined };

/** The provider did not answer, or not in time: whether it acted is unknown, and asking again with the same key is safe. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** The saved card is no longer there to be charged: asking again cannot help. */
export class CardGoneError extends Error {
  override readonly name = 'CardGoneError';
}

/** A provider of payments whose state we ask for. Nothing here is called inside a transaction. */
export type PaymentGateway = {
  method: Exclude<PaymentMethod, 'bank'>;
  isTest: boolean;
  publishableKey: string | undefined;
  /** Where the card form of the simulator lives; none with the provider's own. */
  formOrigin: string | undefined;
  currencies: readonly string[];
  intervals: readonly Interval[];
  fee: FeeRate;
  /** @throws ProviderUnavailableError */
  create: (payment: NewPayment) => Promise<PaymentSnapshot>;
  /** Charges a saved card; a refusal is an answer, not an error. @throws ProviderUnavailableError, CardGoneError */
  charge: (payment: NewPayment, card: SavedCard) => Promise<PaymentSnapshot>;
  /** A charge of a saved card that the provider has made for a payment of ours since then, if it made one. @throws ProviderUnavailableError */
  findCharge: (paymentId: string, card: SavedCard, since: Date) => Promise<PaymentSnapshot | undefined>;
  /** @throws ProviderUnavailableError */
  retrieve: (providerRef: string) => Promise<PaymentSnapshot>;
  /** Ends an unpaid payment; answers how it stands then, which may be paid. @throws ProviderUnavailableError */
  cancel: (providerRef: string, idempotencyKey: string) => Promise<PaymentSnapshot>;
  /** The event in a request, or undefined when it is not the provider's. */
  readWebhookEvent: (raw: string, signature: string | undefined) => WebhookEvent | undefined;
};

export type PaymentGateways = { stripe?: PaymentGateway | undefined };
