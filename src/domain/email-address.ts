/** `text@text.text`, as the specification defines it, without control characters, direction marks and `<>`. */
export const EMAIL_ADDRESS = /^[^\s@<>\p{C}]+@[^\s@<>\p{C}]+\.[^\s@<>\p{C}]+$/u;
/** The most letters of an address. */
export const LONGEST_EMAIL = 254;
