import type { KafaratAnswer, KafaratInput } from '#src/contracts/kafarat.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import { textIn } from '#src/server/http/locale.ts';
import {
  computeKafarah,
  priceIn,
  readKafaratPriceAge,
  readKafaratRecords,
  rulingOf,
} from '#src/server/kafarat/kafarat-records.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

/**
 * How many are to be fed, and what their food costs. Nothing is stored.
 * @throws AppError `validation` at a country where no food can be given, `unavailable` where there is no country at all
 */
export async function calculateKafarah(
  ctx: ServiceContext,
  input: KafaratInput,
  locale: Locale = defaultLocale,
): Promise<KafaratAnswer> {
  const currency = await readCurrency(ctx);
  const [records, isOutdated] = await Promise.all([readKafaratRecords(ctx, currency), readKafaratPriceAge(ctx)]);
  const price = priceIn(records, input.country);
  if (!price && input.country !== undefined) throw invalid({ path: 'country', code: 'invalidSelection' });
  if (!price) throw new AppError('unavailable');
  const { authority, source } = rulingOf(records, input.kind);
  return {
    currency,
    ...computeKafarah(records, input, price),
    country: price.country,
    isOutdated: isOutdated(price),
    ruling: { authority: textIn(locale, authority), source: textIn(locale, source) },
  };
}
