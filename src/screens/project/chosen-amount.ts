/** So many of the amounts offered have something of their own to show when they are chosen. */
export const PLACES = [0, 1, 2, 3, 4] as const;

/** Matches the donation card while the amount in this place of the list is chosen and no other amount is typed. */
export const whileChosen = (place: number): string =>
  `aside:has(label:nth-of-type(${place + 1}) > input[name="preset"]:checked):not(:has(input[name="amount"]:not(:placeholder-shown)))`;
