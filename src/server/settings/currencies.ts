import * as v from 'valibot';
import { CURRENCY_CODES, type CurrencyCode } from '#src/domain/currencies.ts';
import type { ServiceContext } from '../context.ts';
import { readCurrency, readSetting } from './settings.service.ts';

const schema = v.pipe(v.array(v.picklist(CURRENCY_CODES)), v.minLength(1));

/** The currencies on offer: the setting `currencies`, else the site's own alone, which is always one of them. */
export async function readCurrencies(ctx: ServiceContext): Promise<CurrencyCode[]> {
  const own = await readCurrency(ctx);
  return [...new Set([own, ...await readSetting<CurrencyCode[]>(ctx, 'site', 'currencies', schema, [])])];
}
