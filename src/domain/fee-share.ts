/** By which lines of an order a card fee is borne. Amounts in minor units of one currency. */
import { share } from '#money/money.ts';
import type { Intention, ItemType } from '#src/domain/cart.ts';

type Line = { type: ItemType; intention: Intention; amount: number };

/** What is owed by count or by measure, and would be short of it if a fee were taken out. */
const OWED: readonly ItemType[] = ['zakat', 'kafarah', 'stock', 'sacrifice'];

/** Whether the whole amount of a line reaches its fund, also by card. See docs/decisions/0062. */
export const arrivesWhole = ({ intention, type }: Pick<Line, 'type' | 'intention'>): boolean =>
  intention === 'zakat' || OWED.includes(type);

/** The part of a fee that voluntary donations bear; we bear the rest. */
export function feeOnDonations(lines: readonly Line[], fee: number): number {
  const sum = (some: readonly Line[]) => some.reduce((total, { amount }) => total + amount, 0);
  const all = sum(lines);
  return all === 0 ? 0 : share(fee, sum(lines.filter((line) => !arrivesWhole(line))), all);
}
