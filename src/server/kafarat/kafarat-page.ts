import { KAFARAH_KINDS } from '#src/domain/kafarat.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import type { KafaratPriceRow } from '#src/server/kafarat/kafarat-prices.repository.ts';
import { readKafaratPriceAge, readKafaratRecords, rulingOf } from '#src/server/kafarat/kafarat-records.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

/** What the calculators of the program show before anything is chosen. */
export async function readKafaratPage(ctx: ServiceContext, locale: Locale) {
  const currency = await readCurrency(ctx);
  const [records, isOutdated] = await Promise.all([readKafaratRecords(ctx, currency), readKafaratPriceAge(ctx)]);
  return {
    currency,
    kinds: KAFARAH_KINDS.map((kind) => {
      const { authority, source, validFrom, value } = rulingOf(records, kind);
      return { kind, persons: value, authority: textIn(locale, authority), source: textIn(locale, source), validFrom };
    }),
    countries: records.prices.map((row) => countryView(row, isOutdated(row), locale)),
  };
}

const countryView = (
  { authority, country, isAvailable, meal, priceMinor, source, validFrom }: KafaratPriceRow,
  isOutdated: boolean,
  locale: Locale,
) => ({
  code: country,
  name: countryName(country, locale),
  price: priceMinor,
  isAvailable,
  isOutdated,
  meal: textIn(locale, meal),
  authority: textIn(locale, authority),
  source: textIn(locale, source),
  validFrom,
});
