import { useLingui } from '@lingui/react/macro';
import { periodOf, type PeriodPart } from '#src/domain/stock-periods.ts';

/** The name of a period: "2025, third quarter". */
export function usePeriodName(): (period: string) => string {
  const { t } = useLingui();
  return (period) => {
    const { part, year: number } = periodOf(period) ?? {};
    if (number === undefined) return period;
    const year = String(number);
    const parts: Record<PeriodPart, string> = {
      H1: t`${year}, first half`,
      H2: t`${year}, second half`,
      Q1: t`${year}, first quarter`,
      Q2: t`${year}, second quarter`,
      Q3: t`${year}, third quarter`,
      Q4: t`${year}, fourth quarter`,
    };
    return part === undefined ? t`${year}, full year` : parts[part];
  };
}
