/** One animal of an order: what others have of it, and what is the donor's. */
export type OrderAnimal = { taken: readonly number[]; mine: readonly number[] };

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
