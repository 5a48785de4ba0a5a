/** An exact fraction; `divisor` is positive. Sums of weights, prices and shares stay exact until they are rounded once. */
export type Exact = { dividend: bigint; divisor: bigint };

export const ZERO: Exact = { dividend: 0n, divisor: 1n };

/** A fraction of two whole numbers. @throws RangeError for a divisor below 1, or a number that is not a safe integer */
export function exact(dividend: number, divisor = 1): Exact {
  if (!Number.isSafeInteger(dividend) || !Number.isSafeInteger(divisor) || divisor < 1)
    throw new RangeError('a fraction is of two whole numbers, the second at least 1');
  return { dividend: BigInt(dividend), divisor: BigInt(divisor) };
}

/** A decimal as tables and protocols write it: `0.0314`, `-2`. @throws RangeError for anything else */
export function exactDecimal(text: string): Exact {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text) ?? [];
  if (whole === '') throw new RangeError(`not a decimal: ${text}`);
  return { dividend: BigInt(sign + whole + fraction), divisor: 10n ** BigInt(fraction.length) };
}

const plus = (a: Exact, b: Exact): Exact => ({
  dividend: a.dividend * b.divisor + b.dividend * a.divisor,
  divisor: a.divisor * b.divisor,
});
export const minus = (a: Exact, b: Exact): Exact => plus(a, { ...b, dividend: -b.dividend });
export const times = (a: Exact, b: Exact): Exact => ({
  dividend: a.dividend * b.dividend,
  divisor: a.divisor * b.divisor,
});
export const sum = (values: readonly Exact[]): Exact => values.reduce(plus, ZERO);
/** Negative where `a` is less than `b`, zero where they are equal. */
export const compare = (a: Exact, b: Exact): number => {
  const difference = minus(a, b).dividend;
  return difference < 0n ? -1 : Number(difference > 0n);
};

/** The nearest whole number; a half rounds up. @throws RangeError for a negative fraction, or a result that is not a safe integer */
export function roundHalfUp({ dividend, divisor }: Exact): number {
  if (dividend < 0n) throw new RangeError('only zero and more can be rounded');
  const rounded = Number((2n * dividend + divisor) / (2n * divisor));
  if (!Number.isSafeInteger(rounded)) throw new RangeError('the result is too large');
  return rounded;
}

/** The least whole number that is not below a fraction. @throws RangeError for a negative fraction, or a result that is not a safe integer */
export function roundUp({ dividend, divisor }: Exact): number {
  if (dividend < 0n) throw new RangeError('only zero and more can be rounded');
  const rounded = Number((dividend + divisor - 1n) / divisor);
  if (!Number.isSafeInteger(rounded)) throw new RangeError('the result is too large');
  return rounded;
}

/** The decimal text of a fraction with so many places at most, a half rounded up, without zeros at its end. @throws RangeError for a negative fraction */
export function decimalText({ dividend, divisor }: Exact, places: number): string {
  if (dividend < 0n) throw new RangeError('only zero and more can be rounded');
  const scale = 10n ** BigInt(places);
  const digits = ((2n * dividend * scale + divisor) / (2n * divisor)).toString().padStart(places + 1, '0');
  const point = digits.length - places;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return `${digits.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}
