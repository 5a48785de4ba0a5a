/** One animal of an order: what others have of it, and what is the donor's. */
export type OrderAnimal = { taken: readonly number[]; mine: readonly number[] };

/**
 * What a field for a name is called by: the number of its animal where each has one name, else the number of the share as its
 * kite has it. `animal` where the order begins more than one: two of them have a seventh share.
 */
export type NamePosition = { animal?: number | undefined; number: number };

/** What the fields of an order's names are called by, in their order. */
export function namePositions(
  { size, taken }: { size: 1 | 7; taken: readonly number[] },
  shares: number,
): NamePosition[] {
  if (size === 1) return Array.from({ length: shares }, (_, index) => ({ number: index + 1 }));
  const animals = animalsOf(size, taken, shares);
  return animals.flatMap(({ mine }, index) =>
    mine.map((number) => (animals.length > 1 ? { animal: index + 1, number } : { number })),
  );
}

/** The name of a field in words that the server gave, with `{animal}` and `{number}` where its numbers stand. */
export const nameLabel = (
  { animal, number }: NamePosition,
  { size }: { size: 1 | 7 },
  words: { nameOf: string; nameOfAnimal: string; nameOfSeveral: string },
): string =>
  (size === 1 ? words.nameOfAnimal : animal === undefined ? words.nameOf : words.nameOfSeveral)
    .replace('{animal}', String(animal))
    .replace('{number}', String(number));

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
