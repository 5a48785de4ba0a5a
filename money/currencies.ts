import { exponentOf, WITH_THREE_DIGITS, WITHOUT_MINOR_UNIT } from '#money/exponents.ts';

/** The currencies of ISO 4217, amendment 179, and the least amount of each by way to pay. */
const WITH_TWO_DIGITS = [
  'AED',
  'AFN',
  'ALL',
  'AMD',
  'AOA',
  'ARS',
  'AUD',
  'AWG',
  'AZN',
  'BAM',
  'BBD',
  'BDT',
  'BMD',
  'BND',
  'BOB',
  'BRL',
  'BSD',
  'BTN',
  'BWP',
  'BYN',
  'BZD',
  'CAD',
  'CDF',
  'CHF',
  'CNY',
  'COP',
  'CRC',
  'CUP',
  'CVE',
  'CZK',
  'DKK',
  'DOP',
  'DZD',
  'EGP',
  'ERN',
  'ETB',
  'EUR',
  'FJD',
  'FKP',
  'GBP',
  'GEL',
  'GHS',
  'GIP',
  'GMD',
  'GTQ',
  'GYD',
  'HKD',
  'HNL',
  'HTG',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'IRR',
  'JMD',
  'KES',
  'KGS',
  'KHR',
  'KPW',
  'KYD',
  'KZT',
  'LAK',
  'LBP',
  'LKR',
  'LRD',
  'LSL',
  'MAD',
  'MDL',
  'MGA',
  'MKD',
  'MMK',
  'MNT',
  'MOP',
  'MRU',
  'MUR',
  'MVR',
  'MWK',
  'MXN',
  'MYR',
  'MZN',
  'NAD',
  'NGN',
  'NIO',
  'NOK',
  'NPR',
  'NZD',
  'PAB',
  'PEN',
  'PGK',
  'PHP',
  'PKR',
  'PLN',
  'QAR',
  'RON',
  'RSD',
  'RUB',
  'SAR',
  'SBD',
  'SCR',
  'SDG',
  'SEK',
  'SGD',
  'SHP',
  'SLE',
  'SOS',
  'SRD',
  'SSP',
  'STN',
  'SVC',
  'SYP',
  'SZL',
  'THB',
  'TJS',
  'TMT',
  'TOP',
  'TRY',
  'TTD',
  'TWD',
  'TZS',
  'UAH',
  'USD',
  'UYU',
  'UZS',
  'VES',
  'WST',
  'XCD',
  'YER',
  'ZAR',
  'ZMW',
  'ZWG',
] as const;

/** A currency code of ISO 4217. */
export type CurrencyCode =
  | (typeof WITHOUT_MINOR_UNIT)[number]
  | (typeof WITH_THREE_DIGITS)[number]
  | (typeof WITH_TWO_DIGITS)[number];

export const CURRENCY_CODES: readonly CurrencyCode[] = [
  ...WITHOUT_MINOR_UNIT,
  ...WITH_THREE_DIGITS,
  ...WITH_TWO_DIGITS,
];
const known: ReadonlySet<string> = new Set(CURRENCY_CODES);

export const isCurrencyCode = (code: string): code is CurrencyCode => known.has(code);

/** Payment methods: a bank transfer, or the name of the provider. */
const METHODS = ['bank', 'stripe', 'paypal', 'xendit'] as const;
export type PaymentMethod = (typeof METHODS)[number];

/**
 * Stripe's minimum charges in minor units, as published (docs.stripe.com/currencies, "Minimum and maximum charge amounts", read 2026). The
 * list leaves out the four marked ones, whose minimum is then half a US dollar: ours are higher, for the exchange rate.
 */
const STRIPE_MINIMUM: Partial<Record<CurrencyCode, number>> = {
  USD: 50,
  EUR: 50,
  GBP: 30,
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  TRY: 3000 /* unlisted */,
  SAR: 200 /* unlisted */,
  QAR: 200 /* unlisted */,
  KWD: 200 /* unlisted */,
};

/**
 * Xendit's minimum charges for cards in minor units, as published for each country (docs.xendit.co, "Cards", "Min Amount", read
 * 2026). The page of the Philippines gives one number for pesos and dollars.
 */
const XENDIT_MINIMUM: Partial<Record<CurrencyCode, number>> = {
  IDR: 500_000,
  PHP: 2000,
  USD: 2000,
  VND: 1000,
  THB: 100,
};

const MINIMUMS: Partial<Record<PaymentMethod, Partial<Record<CurrencyCode, number>>>> = {
  stripe: STRIPE_MINIMUM,
  xendit: XENDIT_MINIMUM,
};

/**
 * The least amount that a payment method charges, in minor units: 1 for bank transfers, the provider's published minimum
 * for cards, one whole unit of a currency without a published minimum, as everywhere at PayPal. The rest after a part payment
 * must be at least this.
 */
export const minimumCharge = (method: PaymentMethod, currency: CurrencyCode): number => {
  if (method === 'bank') return 1;
  return MINIMUMS[method]?.[currency] ?? 10 ** exponentOf(currency);
};

/** Providers take these in whole units only, though ISO 4217 gives them two decimals: PayPal as published, cards at Xendit in Indonesia. */
const WHOLE_UNITS: Partial<Record<PaymentMethod, readonly CurrencyCode[]>> = {
  paypal: ['HUF', 'TWD'],
  xendit: ['IDR'],
};

/** Charges must be multiples of this, in minor units: for card networks the third of three decimals must be 0. */
const chargeStep = (method: PaymentMethod, currency: CurrencyCode): number => {
  if (WHOLE_UNITS[method]?.includes(currency)) return 100;
  return method !== 'bank' && exponentOf(currency) === 3 ? 10 : 1;
};

/** The smallest amount from `minor` on that every payment method can charge, but for its least amount. Both in minor units. */
export function payableFrom(minor: number, currency: CurrencyCode): number {
  const step = Math.max(...METHODS.map((method) => chargeStep(method, currency)));
  return Math.ceil(minor / step) * step;
}

/** The smallest chargeable amount that is not less than `minor`. Both in minor units. */
export function chargeableFrom(minor: number, method: PaymentMethod, currency: CurrencyCode): number {
  const step = chargeStep(method, currency);
  return Math.max(Math.ceil(minor / step) * step, Math.ceil(minimumCharge(method, currency) / step) * step);
}
