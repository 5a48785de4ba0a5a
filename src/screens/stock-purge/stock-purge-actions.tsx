import type { Locale } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { PayButtons } from '#src/screens/form/pay-buttons.tsx';
import { STOCK_PURGE_PATH } from '#src/screens/stock-purge/stock-purge-view.ts';
import type { StockPurgeWords } from '#src/screens/stock-purge/stock-purge-words.ts';

type StockPurgeActionsProps = {
  /** What the page shows, in minor units; the server computes it again. */
  amount: number;
  currency: string;
  locale: Locale;
  words: StockPurgeWords;
  /** The lines that count, with the shares as they were typed. */
  holdings: readonly { symbol: string; shares: string; period: string }[];
};

/** The ways to pay: only the lines that count are sent. */
export function StockPurgeActions({ amount, currency, holdings, locale, words }: StockPurgeActionsProps) {
  return (
    <EnhancedForm name="cart/add-stock" locale={locale} returnTo={STOCK_PURGE_PATH} label={words.payForm}>
      <input type="hidden" name="shown" value={amount} />
      {holdings.map(({ period, shares, symbol }, row) => (
        <span key={row} hidden>
          <input type="hidden" name={`symbol${row}`} value={symbol} />
          <input type="hidden" name={`shares${row}`} value={shares} />
          <input type="hidden" name={`period${row}`} value={period} />
        </span>
      ))}
      <PayButtons amount={amount} currency={currency} words={words} />
    </EnhancedForm>
  );
}
