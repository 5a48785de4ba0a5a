/** Expiations and fidya, counted in persons fed. How many one of each costs is a ruling that staff keep. */

/**
 * A broken oath; a fast of Ramadan broken by intercourse; zihar; a fast of Ramadan broken on purpose by eating; fidya for a
 * day that cannot be fasted.
 */
export const KAFARAH_KINDS = ['oath', 'fast', 'zihar', 'eating', 'fidya'] as const;
export type KafarahKind = (typeof KAFARAH_KINDS)[number];

/** The most oaths, fasts or days of one line. */
export const MOST_KAFARAT = 999;

/** `price` of one person's food in minor units, `amount` too. */
export type Kafarah = { persons: number; pricePerPerson: number; amount: number };

/**
 * What a number of oaths, fasts or days costs: each person is another one, so persons are whole.
 * @param personsForOne by the ruling
 * @throws RangeError for a count or a price that is no whole number above zero, or a sum that is no safe integer
 */
export function kafarah(count: number, personsForOne: number, pricePerPerson: number): Kafarah {
  for (const number of [count, personsForOne, pricePerPerson])
    if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`not a whole number above zero: ${number}`);
  const persons = count * personsForOne;
  const amount = persons * pricePerPerson;
  if (!Number.isSafeInteger(amount)) throw new RangeError('the sum is too large');
  return { persons, pricePerPerson, amount };
}
