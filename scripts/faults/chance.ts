/** A random number generator with a seed (mulberry32), so that a run can be repeated. */
export type Chance = {
  of: (probability: number) => boolean;
  between: (least: number, most: number) => number;
  oneOf: <T>(list: readonly T[]) => T;
};

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    of: (probability) => next() < probability,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    oneOf: (list) => list[Math.floor(next() * list.length)]!,
  };
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
