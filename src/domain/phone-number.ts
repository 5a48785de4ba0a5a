/** Countries whose numbers keep their leading zero when they are called from abroad (ITU-T, national numbering plans). */
const KEEP_ZERO: ReadonlySet<string> = new Set(['IT', 'SM', 'VA']);

/**
 * A national number in the form of E.164: `SA`, `+966` and `050 123 4567` give `+966501234567`. The zeros with which a call
 * begins inside a country are left out. A number that begins with 00 and the calling code is international already.
 */
export function internationalNumber(country: string, callingCode: string, national: string): string {
  const code = callingCode.replaceAll(/\D/g, '');
  const typed = national.replaceAll(/\D/g, '');
  if (typed.startsWith(`00${code}`)) return `+${typed.slice(2)}`;
  return `+${code}${KEEP_ZERO.has(country) ? typed : typed.replace(/^0+/, '')}`;
}
