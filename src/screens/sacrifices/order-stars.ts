/** One animal of an order: what others have of it, and what is the donor's. */
export type OrderAnimal = { taken: readonly number[]; mine: readonly number[] };

/** The numbers by which the fields of an order's names are called: of its animals, or of its shares as their kites have them. */
export const namePositions = ({ size, taken }: { size: 1 | 7; taken: readonly number[] }, shares: number): number[] =>
  size === 1
    ? Array.from({ length: shares }, (_, index) => index + 1)
    : animalsOf(size, taken, shares).flatMap(({ mine }) => [...mine]);

/** The animals that an order of so many shares would get: the rest of the one that is begun, then new ones. */
export function animalsOf(size: 1 | 7, taken: readonly number[], shares: number): OrderAnimal[] {
  const animals: OrderAnimal[] = [];
  let left = shares;
  for (let first = taken; left > 0; first = []) {
    const free = Array.from({ length: size }, (_, index) => index + 1).filter((share) => !first.includes(share));
    const mine = free.slice(0, left);
    animals.push({ taken: first, mine });
    left -= Math.max(1, mine.length);
  }
  return animals;
}
