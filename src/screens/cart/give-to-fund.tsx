import { Button } from '#ds/components/button/button.tsx';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { FundLabel } from '#src/screens/form/fund-label.tsx';

type GiveToFundProps = { line: CartLineView; currency: string; locale: Locale };

/** Gives the whole of a line to the fund of its cause, or of zakat, where its project takes less or nothing more. */
export function GiveToFund({ currency, line, locale }: GiveToFundProps) {
  const { fund } = line;
  if (!fund) return undefined;
  return (
    <form method="post" action="/forms/cart/to-fund">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={`/cart#line-${line.id}`} />
      <Button tone="outlined" size="small" type="submit" name="id" value={line.id}>
        <span>
          <FundLabel
            fund={fund.kind}
            cause={fund.kind === 'category' ? textIn(fund.title, locale) : undefined}
            minor={line.amount}
            currency={currency}
          />
        </span>
      </Button>
    </form>
  );
}
