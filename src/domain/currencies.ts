/**
 * ISO 4217, amendment 179: how many digits stand behind the decimal point of each currency.
 * A table and not `Intl`, whose digits are a matter of taste (it shows IDR with none, ISO counts two).
 */
const WITHOUT_MINOR_UNIT = ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'] as const;
const WITH_THREE_DIGITS = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'] as const;
const WITH_TWO_DIGITS = [
  'AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP',
  'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD',
  'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IRR', 'JMD', 'KES', 'KGS',
  'KHR', 'KPW', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR',
  'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'QAR', 'RON', 'RSD',
  'RUB', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT',
  'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'USD', 'UYU', 'UZS', 'VES', 'WST', 'XCD', 'YER', 'ZAR', 'ZMW', 'ZWG',
] as const;

export type CurrencyCode = (typeof WITHOUT_MINOR_UNIT)[number] | (typeof WITH_THREE_DIGITS)[number] | (typeof WITH_TWO_DIGITS)[number];

const EXPONENTS = new Map<string, number>([
  ...WITHOUT_MINOR_UNIT.map((code) => [code, 0] as const),
  ...WITH_TWO_DIGITS.map((code) => [code, 2] as const),
  ...WITH_THREE_DIGITS.map((code) => [code, 3] as const),
]);

export const CURRENCY_CODES = [...EXPONENTS.keys()] as CurrencyCode[];

export const isCurrencyCode = (code: string): code is CurrencyCode => EXPONENTS.has(code);

/** Digits behind the decimal point. @throws RangeError for a code that ISO 4217 does not list. */
export function exponentOf(code: string): number {
  const exponent = EXPONENTS.get(code);
  if (exponent === undefined) throw new RangeError(`no currency of ISO 4217: ${code}`);
  return exponent;
}
