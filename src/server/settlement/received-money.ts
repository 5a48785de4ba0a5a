/** Money that reached an account of this site. */
export type ReceivedMoney = {
  /** The ledger account. */
  into: string;
  /** Minor units of the order's currency. */
  amount: number;
  /** The id of the event, by which it is booked once: `payment:…`, `bank:…`. */
  externalKey: string;
  at: Date;
};
