/**
 * Work that a browser does before a card payment while cards are being tested: for each part it looks for a number whose
 * derived key begins with zeros. Deriving keys is native code in every browser, so a program gains little by being written
 * in another language; it takes a phone some seconds, and the server a few thousandths.
 */
export type Puzzle = {
  /** Names the order, so that an answer is good for one order only. */
  salt: string;
  parts: number;
  /** Leading zero bits of each part. */
  bits: number;
  iterations: number;
};

/** About 256 keys of 5000 rounds. */
export const PUZZLE_WORK = { parts: 4, bits: 6, iterations: 5000 } as const;
/** No search takes so long: 2^6 tries are expected. */
const MAX_NONCE = 100_000;

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

async function isPartSolved({ bits, iterations, salt }: Puzzle, part: number, nonce: number): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', encode(`${part}:${nonce}`), 'PBKDF2', false, ['deriveBits']);
  const derived = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encode(salt), iterations },
    key,
    32,
  );
  return new DataView(derived).getUint32(0) >>> (32 - bits) === 0;
}

/** Does the work. @throws Error where the browser has no cryptography, as on a page without https */
export async function solvePuzzle(puzzle: Puzzle): Promise<number[]> {
  const answer: number[] = [];
  for (let part = 0; part < puzzle.parts; part += 1) {
    let nonce = 0;
    while (nonce < MAX_NONCE && !(await isPartSolved(puzzle, part, nonce))) nonce += 1;
    answer.push(nonce);
  }
  return answer;
}

/** Whether an answer is right, by one key a part, up to the first wrong one. */
export async function isPuzzleSolved(puzzle: Puzzle, answer: readonly number[]): Promise<boolean> {
  if (answer.length !== puzzle.parts) return false;
  for (const [part, nonce] of answer.entries()) if (!(await isPartSolved(puzzle, part, nonce))) return false;
  return true;
}
