import type { Intent } from './books.ts';

/** A refund as the provider has it. `minor`: minor units. */
export type ProviderRefund = { ref: string; paymentRef: string; minor: number; isReturned: boolean };
/** A dispute as the provider has it. `isWithdrawn`: its money is off our balance now. */
export type ProviderDispute = {
  ref: string;
  paymentRef: string;
  minor: number;
  status: 'open' | 'won' | 'lost';
  isWithdrawn: boolean;
};

/** A recurring donation that a provider runs. `state`: the provider's own word. */
export type ProviderPlan = { ref: string; state: string };

/** Asks the simulator: with a body it is a POST. */
export type Ask = <T>(path: string, body?: { form?: Record<string, string>; json?: object }) => Promise<T>;

/** One of the simulated providers. `isOf`: whether an id of a payment or a dispute is its own. */
export type ProviderPart = {
  isOf: (id: string) => boolean;
  intents: () => Promise<Intent[]>;
  refunds: () => Promise<ProviderRefund[]>;
  disputes: () => Promise<ProviderDispute[]>;
  /** Staff return money there; all that is left, unless the provider takes a number of minor units. Returns the refund's id. */
  returnInDashboard: (intent: Intent, minor: number | undefined) => Promise<string>;
  dispute: (intent: Intent) => Promise<unknown>;
  decide: (ref: string, status: 'won' | 'lost') => Promise<unknown>;
};

/** Minor units of a decimal amount with two digits. */
export const minorOf = (value: string | number): number => Math.round(Number(value) * 100);

/** A dispute whose money is held back until it is won. */
export const disputeOf = (
  ref: string,
  paymentRef: string,
  minor: number,
  status: ProviderDispute['status'],
): ProviderDispute => ({ ref, paymentRef, minor, status, isWithdrawn: status !== 'won' });
