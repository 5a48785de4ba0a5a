import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const MINUTE = 60;
const DAY = 86_400;

/** A time in whole minutes or days, as it is said: "30 days". */
export function useDuration(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) => {
    const [minutes, days] = [Math.round(seconds / MINUTE), Math.round(seconds / DAY)];
    return seconds < DAY
      ? t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
      : t`${plural(days, { one: '# day', other: '# days' })}`;
  };
}
