/** A letter first, then letters, digits, `_` and `.`: 3 to 30 in all. Unique without regard to case. */
export const isUsername = (text: string): boolean => /^[A-Za-z][A-Za-z0-9_.]{2,29}$/.test(text);
