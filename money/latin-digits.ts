const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  return String(code >= 0x6f0 ? code - 0x6f0 : code - 0x660);
};

/** The text with its Arabic-Indic and Persian digits replaced by 0 to 9. */
export const latinDigits = (text: string): string => text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, digitOf);
