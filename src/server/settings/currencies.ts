import * as v from 'valibot';
import { CURRENCY_CODES, type CurrencyCode } from '#money/currencies.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readCurrency, readSetting } from '#src/server/settings/settings.service.ts';

const schema = v.pipe(v.array(v.picklist(CURRENCY_CODES)), v.minLength(1));

/** The offered currencies: those of the setting `currencies`, and always the site's own. */
export async function readCurrencies(ctx: ServiceContext): Promise<CurrencyCode[]> {
  const own = await readCurrency(ctx);
  return [...new Set([own, ...(await readSetting<CurrencyCode[]>(ctx, 'site', 'currencies', schema, []))])];
}
