/**
 * The double-entry ledger. Postings are signed: debits (assets, expenses) are positive, credits (funds, liabilities)
 * negative, and the postings of an entry sum to zero.
 */
import type { Intention, ItemType } from '#src/domain/cart.ts';

/** One side of an entry: an amount on an account. */
export type Posting = {
  account: string;
  /** Signed minor units, never zero. */
  amount: number;
  /** The project through which it was given: the raised amount of a project is the sum of its postings to funds. */
  projectId?: string | undefined;
  categoryId?: string | undefined;
  intention?: Intention | undefined;
};

/** The accounts of the ledger by code: `kind:name`. */
export const accounts = {
  provider: (provider: string) => `asset:provider:${provider}`,
  bank: 'asset:bank',
  fees: (provider: string) => `expense:fees:${provider}`,
  project: (projectId: string, intention: Intention) => `fund:project:${projectId}:${intention}`,
  category: (categoryId: string) => `fund:category:${categoryId}:sadaqah`,
  general: 'fund:general',
  zakat: 'fund:zakat',
  purification: 'fund:purification',
  kafarah: 'fund:kafarah',
  sacrifices: 'fund:sacrifices',
  endowment: (projectId?: string) => (projectId === undefined ? 'fund:endowment' : `fund:endowment:${projectId}`),
  feeCover: 'fund:fee-cover',
  /** Received for an order that is not fully paid. */
  unallocated: 'liability:unallocated',
  /** Paid twice: owed to the donor until finance returns it. */
  duplicates: 'liability:duplicates',
  /** Received after the order was refunded: owed to the donor until finance returns it. */
  afterRefund: 'liability:after-refund',
  /** Withdrawn by the donor's bank until a dispute is decided. */
  disputed: (provider: string) => `asset:disputed:${provider}`,
  /** Passed on to the institution of a project, which has not yet reported that it was spent. */
  advance: (projectId: string, intention: Intention) => `asset:advance:${projectId}:${intention}`,
  /** Spent for what a project is for. */
  delivery: (projectId: string, intention: Intention) => `expense:delivery:${projectId}:${intention}`,
  /** Taken back by a bank beyond what was left of the donation. */
  losses: 'expense:losses',
} as const;

/** The kind of an account, by its prefix. @throws RangeError for an unknown kind */
export function kindOf(account: string): 'asset' | 'expense' | 'fund' | 'liability' {
  const [kind] = account.split(':');
  if (kind === 'asset' || kind === 'expense' || kind === 'fund' || kind === 'liability') return kind;
  throw new RangeError(`an unknown kind of account: ${account}`);
}

/** A line of an order as the ledger books it. */
export type DonationLine = {
  type: ItemType;
  projectId?: string | undefined;
  categoryId?: string | undefined;
  intention: Intention;
  /** Minor units, including the endowment share. */
  amount: number;
  endowment: number;
  isEndowmentProject?: boolean | undefined;
  /** Minor units that the project still needs; the excess goes to its category. */
  room?: number | undefined;
};

/** The postings of an order's donations to funds: negative, with the sum of the donations. */
const postDonations = (lines: readonly DonationLine[]): Posting[] => merge(lines.flatMap(postDonation));

function postDonation(line: DonationLine): Posting[] {
  const { intention, projectId, categoryId, amount } = line;
  if (line.type === 'project' || line.projectId !== undefined) return postProjectGift(line);
  return [{ account: fundOf(line), amount: -amount, categoryId, intention, projectId }];
}

function postProjectGift({
  projectId,
  categoryId,
  intention,
  amount,
  endowment,
  isEndowmentProject,
  room = amount,
}: DonationLine): Posting[] {
  if (projectId === undefined) throw new RangeError('a donation to a project needs its id');
  if (isEndowmentProject)
    return [{ account: accounts.endowment(projectId), amount: -amount, projectId, categoryId, intention }];
  const fits = Math.min(amount, Math.max(0, room));
  const endowmentWithin = Math.min(endowment, fits);
  const beyond = amount - fits;
  const endowmentBeyond = endowment - endowmentWithin;
  return [
    {
      account: accounts.project(projectId, intention),
      amount: -(fits - endowmentWithin),
      projectId,
      categoryId,
      intention,
    },
    { account: accounts.endowment(), amount: -endowmentWithin, projectId, categoryId, intention },
    { account: fundBeyond(intention, categoryId), amount: -(beyond - endowmentBeyond), categoryId, intention },
    { account: accounts.endowment(), amount: -endowmentBeyond, categoryId, intention },
  ].filter((posting) => posting.amount !== 0);
}

/** The fund of what a project could not take. */
export const fundBeyond = (intention: Intention, categoryId: string | undefined): string => {
  if (intention === 'zakat') return accounts.zakat;
  return categoryId === undefined ? accounts.general : accounts.category(categoryId);
};

/** The fund of a donation that is for no project. */
export function fundOf({
  type,
  categoryId,
  intention,
}: Pick<DonationLine, 'type' | 'categoryId' | 'intention'>): string {
  if (type === 'zakat' || intention === 'zakat') return accounts.zakat;
  if (type === 'stock') return accounts.purification;
  if (type === 'kafarah') return accounts.kafarah;
  if (type === 'sacrifice') return accounts.sacrifices;
  return categoryId === undefined ? accounts.general : accounts.category(categoryId);
}

/** The entry of money received for an order: the donations, the covered fee, and what was held for it before. */
export function receiptEntry(
  received: { into: string; amount: number; alreadyHeld?: number },
  lines: readonly DonationLine[],
  feeCover: number,
): Posting[] {
  return balanced(
    merge([
      { account: received.into, amount: received.amount },
      { account: accounts.unallocated, amount: received.alreadyHeld ?? 0 },
      ...postDonations(lines),
      { account: accounts.feeCover, amount: -feeCover },
    ]),
  );
}

/** The entry of a provider's fee, which it deducts from our balance. `fee` in minor units. */
export const feeEntry = (provider: string, fee: number): Posting[] =>
  balanced([
    { account: accounts.fees(provider), amount: fee },
    { account: accounts.provider(provider), amount: -fee },
  ]);

/** The entry of money that is received but not yet donated. `amount` in minor units. */
export const heldEntry = (into: string, amount: number, holding: string = accounts.unallocated): Posting[] =>
  balanced([
    { account: into, amount },
    { account: holding, amount: -amount },
  ]);

/** The entry that reverses another, in full or by `part` of `whole` minor units, allocated over its postings. */
export function reversal(postings: readonly Posting[], part = 1, whole = 1): Posting[] {
  const sideOf = (sign: 1 | -1): Posting[] => {
    const side = postings.filter((posting) => Math.sign(posting.amount) === sign);
    const sum = side.reduce((total, { amount }) => total + Math.abs(amount), 0);
    const back = Number((BigInt(sum) * BigInt(part)) / BigInt(whole));
    const shares = allocate(
      back,
      side.map(({ amount }) => Math.abs(amount)),
    );
    return side.map((posting, index) => ({ ...posting, amount: -sign * shares[index]! }));
  };
  return balanced([...sideOf(1), ...sideOf(-1)].filter(({ amount }) => amount !== 0));
}

/** Splits a total by weights into whole parts with that sum. The units left over go to the largest fractions. */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum <= 0n || total < 0) throw new RangeError('the total must not be negative, and one weight must be above zero');
  const parts = weights.map((weight) => (BigInt(total) * BigInt(weight)) / sum);
  let left = BigInt(total) - parts.reduce((all, part) => all + part, 0n);
  const byFraction = weights
    .map((weight, index) => ({ index, fraction: (BigInt(total) * BigInt(weight)) % sum }))
    .toSorted((a, b) => (a.fraction === b.fraction ? a.index - b.index : a.fraction < b.fraction ? 1 : -1));
  for (const { index } of byFraction) {
    if (left === 0n) break;
    parts[index]! += 1n;
    left -= 1n;
  }
  return parts.map(Number);
}

/** The same postings. @throws RangeError when they do not sum to zero, or an amount is zero or no safe integer */
export function balanced(postings: readonly Posting[]): Posting[] {
  const sum = postings.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`an entry is out of balance by ${sum}`);
  if (postings.some(({ amount }) => amount === 0 || !Number.isSafeInteger(amount)))
    throw new RangeError('a posting must be a whole number of minor units, not zero');
  return [...postings];
}

function merge(postings: readonly Posting[]): Posting[] {
  const merged = new Map<string, Posting>();
  for (const posting of postings) {
    const key = [posting.account, posting.projectId, posting.categoryId, posting.intention].join('|');
    merged.set(key, { ...posting, amount: posting.amount + (merged.get(key)?.amount ?? 0) });
  }
  return [...merged.values()].filter(({ amount }) => amount !== 0);
}
