/** The reference that a donor writes on a bank transfer: nine characters and a check character, in Crockford's base 32. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 9;

/** Makes a reference of random bytes. @throws RangeError for fewer than six bytes */
export function transferReference(random: Uint8Array): string {
  if (random.length < 6) throw new RangeError('a reference needs six random bytes');
  let number = random.subarray(0, 6).reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n) % 32n ** BigInt(LENGTH);
  let text = '';
  for (let place = 0; place < LENGTH; place += 1) {
    text = ALPHABET[Number(number % 32n)]! + text;
    number /= 32n;
  }
  return text + checkCharacter(text);
}

/**
 * Parses a reference that a bank or a person wrote: ignores spaces, dashes and case, reads O as 0, I and L as 1.
 * @returns undefined for another length, another character, or a wrong check character
 */
export function readReference(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (plain.length !== LENGTH + 1 || [...plain].some((letter) => !ALPHABET.includes(letter))) return undefined;
  return checkCharacter(plain.slice(0, LENGTH)) === plain.at(-1) ? plain : undefined;
}

/** The reference in two groups, easier to copy: `ABCDE-FGH12`. */
export const spellReference = (reference: string): string => `${reference.slice(0, 5)}-${reference.slice(5)}`;

/**
 * Horner's rule in GF(32): every single wrong character and every swap of neighbors, the check character included, is found.
 */
function checkCharacter(text: string): string {
  let sum = 0;
  for (const letter of text) sum = doubled(sum) ^ ALPHABET.indexOf(letter);
  return ALPHABET[doubled(sum)]!;
}

/** Multiplies by x in GF(32), modulo x^5 + x^2 + 1. */
const doubled = (element: number): number => (element & 16 ? (element << 1) ^ 0b10_0101 : element << 1);
