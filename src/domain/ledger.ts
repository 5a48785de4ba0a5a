/**
 * The double-entry ledger. A posting is signed: what comes into an account of ours (asset, expense) is positive, what we
 * owe to a cause (fund, liability) is negative, and the postings of one entry always sum to zero.
 */
import type { Intention, ItemType } from './cart.ts';

export type Posting = {
  account: string;
  /** Signed minor units, never zero. */
  amount: number;
  /** The project through which it was given: what is raised by a project is the sum of its postings to funds. */
  projectId?: string | undefined;
  categoryId?: string | undefined;
  intention?: Intention | undefined;
};

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
  /** Money of a transfer that is not yet whole. */
  unallocated: 'liability:unallocated',
  /** Paid twice: it is the donor's until finance returns it. */
  duplicates: 'liability:duplicates',
} as const;

/** @throws RangeError for an account of no kind that we know. */
export function kindOf(account: string): 'asset' | 'expense' | 'fund' | 'liability' {
  const [kind] = account.split(':');
  if (kind === 'asset' || kind === 'expense' || kind === 'fund' || kind === 'liability') return kind;
  throw new RangeError(`no kind of account: ${account}`);
}

export type GiftLine = {
  type: ItemType;
  projectId?: string | undefined;
  categoryId?: string | undefined;
  intention: Intention;
  /** Minor units, the endowment's part included. */
  amount: number;
  endowment: number;
  isEndowmentProject?: boolean | undefined;
  /** What the project still lacks; what goes beyond is given to its category. */
  room?: number | undefined;
};

/** Where the gifts of an order go: postings to funds, negative, summing to minus the gifts. */
export const postGifts = (lines: readonly GiftLine[]): Posting[] => merge(lines.flatMap(postGift));

function postGift(line: GiftLine): Posting[] {
  const { intention, projectId, categoryId, amount } = line;
  if (line.type === 'project' || line.projectId !== undefined) return postProjectGift(line);
  return [{ account: fundOf(line), amount: -amount, categoryId, intention, projectId }];
}

function postProjectGift({ projectId, categoryId, intention, amount, endowment, isEndowmentProject, room = amount }: GiftLine): Posting[] {
  if (projectId === undefined) throw new RangeError('a gift to a project names it');
  if (isEndowmentProject) return [{ account: accounts.endowment(projectId), amount: -amount, projectId, categoryId, intention }];
  const fits = Math.min(amount, Math.max(0, room));
  const endowmentWithin = Math.min(endowment, fits);
  const beyond = amount - fits;
  const endowmentBeyond = endowment - endowmentWithin;
  return [
    { account: accounts.project(projectId, intention), amount: -(fits - endowmentWithin), projectId, categoryId, intention },
    { account: accounts.endowment(), amount: -endowmentWithin, projectId, categoryId, intention },
    { account: fundBeyond(intention, categoryId), amount: -(beyond - endowmentBeyond), categoryId, intention },
    { account: accounts.endowment(), amount: -endowmentBeyond, categoryId, intention },
  ].filter((posting) => posting.amount !== 0);
}

const fundBeyond = (intention: Intention, categoryId: string | undefined): string => {
  if (intention === 'zakat') return accounts.zakat;
  return categoryId === undefined ? accounts.general : accounts.category(categoryId);
};

function fundOf({ type, categoryId, intention }: GiftLine): string {
  if (type === 'zakat' || intention === 'zakat') return accounts.zakat;
  if (type === 'stock') return accounts.purification;
  if (type === 'kafarah') return accounts.kafarah;
  if (type === 'sacrifice') return accounts.sacrifices;
  return categoryId === undefined ? accounts.general : accounts.category(categoryId);
}

/** The entry of money that came for an order: the gifts, what covers the fee, and what was held back before. */
export function receiptEntry(received: { into: string; amount: number; alreadyHeld?: number }, lines: readonly GiftLine[], feeCover: number): Posting[] {
  return balanced(merge([
    { account: received.into, amount: received.amount },
    { account: accounts.unallocated, amount: received.alreadyHeld ?? 0 },
    ...postGifts(lines),
    { account: accounts.feeCover, amount: -feeCover },
  ]));
}

/** The provider kept its fee of what it holds for us. */
export const feeEntry = (provider: string, fee: number): Posting[] =>
  balanced([{ account: accounts.fees(provider), amount: fee }, { account: accounts.provider(provider), amount: -fee }]);

/** Money that is ours to keep safe and not yet to spend. */
export const heldEntry = (into: string, amount: number, holding: string = accounts.unallocated): Posting[] =>
  balanced([{ account: into, amount }, { account: holding, amount: -amount }]);

/** Turns an entry back, whole or by `part` of `whole` minor units; each side shares by its weight, exactly. */
export function reversal(postings: readonly Posting[], part = 1, whole = 1): Posting[] {
  const sideOf = (sign: 1 | -1): Posting[] => {
    const side = postings.filter((posting) => Math.sign(posting.amount) === sign);
    const sum = side.reduce((total, { amount }) => total + Math.abs(amount), 0);
    const back = Number((BigInt(sum) * BigInt(part)) / BigInt(whole));
    const shares = allocate(back, side.map(({ amount }) => Math.abs(amount)));
    return side.map((posting, index) => ({ ...posting, amount: -sign * shares[index]! }));
  };
  return balanced([...sideOf(1), ...sideOf(-1)].filter(({ amount }) => amount !== 0));
}

/** Splits a total by weights so that the parts are whole and sum to it: the largest fractions get the units left over. */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum <= 0n || total < 0) throw new RangeError('a total is split over weights of which one is above zero');
  const parts = weights.map((weight) => (BigInt(total) * BigInt(weight)) / sum);
  let left = BigInt(total) - parts.reduce((all, part) => all + part, 0n);
  const byFraction = weights.map((weight, index) => ({ index, fraction: (BigInt(total) * BigInt(weight)) % sum }))
    .toSorted((a, b) => (a.fraction === b.fraction ? a.index - b.index : a.fraction < b.fraction ? 1 : -1));
  for (const { index } of byFraction) {
    if (left === 0n) break;
    parts[index]! += 1n;
    left -= 1n;
  }
  return parts.map(Number);
}

/** @throws RangeError when the postings do not sum to zero, or one of them is nothing or no whole number. */
export function balanced(postings: readonly Posting[]): Posting[] {
  const sum = postings.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`an entry is out of balance by ${sum}`);
  if (postings.some(({ amount }) => amount === 0 || !Number.isSafeInteger(amount))) throw new RangeError('a posting moves whole minor units');
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
