import { KAFARAH_KINDS } from '#src/domain/kafarat.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import { readKafaratRecords, rulingOf } from '#src/server/kafarat/kafarat-records.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

/** What the calculators of the program show before anything is chosen. */
export async function readKafaratPage(ctx: ServiceContext, locale: Locale) {
  const currency = await readCurrency(ctx);
  const records = await readKafaratRecords(ctx, currency);
  return {
    currency,
    kinds: KAFARAH_KINDS.map((kind) => {
      const { authority, source, validFrom, value } = rulingOf(records, kind);
      return { kind, persons: value, authority: textIn(locale, authority), source: textIn(locale, source), validFrom };
    }),
    countries: records.prices.map(({ authority, country, isAvailable, meal, priceMinor, source, validFrom }) => ({
      code: country,
      name: countryName(country, locale),
      price: priceMinor,
      isAvailable,
      meal: textIn(locale, meal),
      authority: textIn(locale, authority),
      source: textIn(locale, source),
      validFrom,
    })),
  };
}
