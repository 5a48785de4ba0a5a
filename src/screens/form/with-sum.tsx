import { Money } from '#ds/components/money/money.tsx';

/** Where the sum stands in a text that the server gives: languages put it at different places. */
export const SUM_MARK = '{sum}';

type WithSumProps = {
  /** Has the mark. */
  text: string;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
};

/** A text with a sum that changes in the browser: "Donate $40", "$40 bağışla". */
export function WithSum({ amount, currency, text }: WithSumProps) {
  const [before, after] = text.split(SUM_MARK);
  return (
    <span>
      {before}
      <Money minor={amount} currency={currency} />
      {after}
    </span>
  );
}
