const digitOf = (letter: string): string => {
  const code = letter.codePointAt(0) as number;
  return String(code >= 0x6f0 ? code - 0x6f0 : code - 0x660);
};

/** Digits of Arabic and Persian become 0 to 9, their separators a point and nothing; spaces and signs of currency go. */
const western = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, digitOf)
    .replaceAll(/[\s\u00A0\u202F\u2009'’٬\p{Sc}\u200E\u200F\u061C]/gu, '')
    .replaceAll('،', ',');

/** `1.250` is a thousand and more for one reader, one and a quarter for another: three digits after a lone sign. */
function splitAt(text: string, exponent: number, decimalSign: '.' | ','): [whole: string, fraction: string] | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','), text.lastIndexOf('٫'));
  if (last === -1) return [text, ''];
  const sign = text[last] as string;
  const [before, after] = [text.slice(0, last), text.slice(last + 1)];
  const isMixed = /[.,٫]/.test(before) && !before.includes(sign);
  const isAlone = !/[.,٫]/.test(before);
  const looksGrouped = /^[1-9]\d{0,2}([.,]\d{3})*$/.test(before) && /^\d{3}$/.test(after);
  const groups = sign !== '٫' && looksGrouped && !isMixed && (exponent !== 3 || !isAlone || sign !== decimalSign);
  if (groups) return [text, ''];
  if (!isMixed && !isAlone) return undefined;
  return [before, after];
}

/**
 * What a person typed, as a whole number of the smallest unit, or nothing when it is no sum: `1,250.5`, `1.250,50`,
 * `١٬٢٥٠٫٥٠` and `۱۲۵۰` are read; more decimals than the currency has, or a minus, are not.
 */
export function parseAmount(text: string, exponent: number, decimalSign: '.' | ',' = '.'): number | undefined {
  const parts = splitAt(western(text), exponent, decimalSign);
  if (!parts) return undefined;
  const [grouped, fraction] = parts;
  if (!/^(\d+|[1-9]\d{0,2}([.,])\d{3}(\2\d{3})*)?$/.test(grouped) || !/^\d*$/.test(fraction)) return undefined;
  const whole = grouped.replaceAll(/[.,]/g, '');
  if (whole === '' && fraction === '') return undefined;
  if (fraction.replace(/0+$/, '').length > exponent) return undefined;
  const minor = Number(`${whole}${fraction.slice(0, exponent).padEnd(exponent, '0')}`);
  return Number.isSafeInteger(minor) ? minor : undefined;
}
