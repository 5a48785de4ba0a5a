import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import type { CountPeriod } from '#src/domain/count-period.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import * as styles from '#src/screens/site-counts/site-counts.css';

/** A native form: the address says which period is shown. */
export function PeriodForm({ locale, period }: { locale: Locale; period: CountPeriod }) {
  const { t } = useLingui();
  return (
    // Going back shows the period of the address, not what the browser remembers of the field.
    <form method="get" action={hrefTo(locale, 'siteCounts')} autoComplete="off" className={styles.period}>
      <Segmented
        name="period"
        label={t`Period`}
        defaultValue={period}
        options={[
          { value: 'week', label: t`7 days` },
          { value: 'month', label: t`30 days` },
          { value: 'quarter', label: t`13 weeks` },
          { value: 'year', label: t`12 months` },
        ]}
      />
      <Button tone="tonal" type="submit">
        <Trans>Show</Trans>
      </Button>
    </form>
  );
}
