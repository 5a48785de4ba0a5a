import { useLingui } from '@lingui/react/macro';
import { dateFormat } from '#ds/intl/formats.ts';
import { hijriDayFormat, hijriTag, intlTag, type Locale, plainHijri } from '#src/i18n/locales.ts';

type Moment = {
  /** An ISO 8601 instant. */
  closesAt: string;
  timeZone: string;
  /** Whose clocks these are. */
  city: string;
};

/** "Tuesday, May 26, 2026, 18:00 in Khartoum", with the Hijri date of that day. */
export function useCutOff(locale: Locale): (moment: Moment) => string {
  const { t } = useLingui();
  return ({ city, closesAt, timeZone }) => {
    const moment = new Date(closesAt);
    const date = dateFormat(intlTag[locale], { dateStyle: 'full', timeZone }).format(moment);
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const time = dateFormat(intlTag[locale], { ...clock, timeZone }).format(moment);
    const words = t`${date}, ${time} in ${city}`;
    const hijri = plainHijri(dateFormat(hijriTag[locale], { ...hijriDayFormat, timeZone }).format(moment));
    return `${words} (${hijri})`;
  };
}
