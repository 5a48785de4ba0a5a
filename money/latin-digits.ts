const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  return String(code - [0xff10, 0x6f0, 0x660].find((zero) => code >= zero)!);
};

/** The text with its Arabic-Indic, Persian and full-width digits replaced by 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, digitOf);
