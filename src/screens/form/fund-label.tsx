import { Trans } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';

type FundLabelProps = {
  fund: 'category' | 'zakat';
  /** The title of the cause, in the language of the page. */
  cause: string | undefined;
  /** Minor units. */
  minor: number;
  currency: string;
};

/** What a button says that gives a whole donation to a fund, in place of its project. */
export function FundLabel({ cause, currency, fund, minor }: FundLabelProps) {
  const whole = <Money minor={minor} currency={currency} />;
  return fund === 'zakat' ? (
    <Trans>Give all {whole} to the zakat fund</Trans>
  ) : (
    <Trans>
      Give all {whole} to the cause “{cause}”
    </Trans>
  );
}
