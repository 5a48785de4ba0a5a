import * as v from 'valibot';
import { CURRENCY_CODES, type CurrencyCode } from '#money/currencies.ts';
import type { OfficeHours } from '#src/domain/office-hours.ts';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { cacheBriefly } from '#src/server/platform/short-cache.ts';
import { findSettings } from '#src/server/settings/settings.repository.ts';

export const SETTINGS_CATEGORIES = ['google', 'facebook', 'apple', 'PROJECTS'] as const;
export type SettingsCategory = (typeof SETTINGS_CATEGORIES)[number];
export type SettingValues = Record<string, { value: string | number | number[] | null }>;

/** In minor units of the site's currency. */
const DEFAULT_SUGGESTED_AMOUNTS = [1000, 2000, 5000, 10_000];
const amounts = v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), v.minLength(1), v.maxLength(8));

type Settings = ReadonlyMap<string, unknown>;
const nameOf = (category: string, field: string): string => `${category}/${field}`;

/** All settings, cached for seconds, so that most requests read none. */
const readSettings = cacheBriefly(
  { ms: 5000, invalidatedBy: 'site' },
  async ({ db }): Promise<Settings> =>
    new Map((await findSettings(db)).map(({ category, field, value }) => [nameOf(category, field), value])),
);

/** A setting, parsed by its schema; the default if it is missing, invalid or cannot be read, which is logged. */
export async function readSetting<Value>(
  ctx: ServiceContext,
  category: string,
  field: string,
  schema: v.GenericSchema<unknown, Value>,
  fallback: Value,
): Promise<Value> {
  try {
    const parsed = v.safeParse(schema, (await readSettings(ctx)).get(nameOf(category, field)));
    return parsed.success ? parsed.output : fallback;
  } catch (error) {
    ctx.log.error({ err: error, category, field }, 'a setting could not be read');
    return fallback;
  }
}

/** The suggested amounts in minor units of the site's currency. */
export const readSuggestedAmounts = (ctx: ServiceContext): Promise<number[]> =>
  readSetting(ctx, 'PROJECTS', 'DEFAULT_SUGGESTED_AMOUNTS', amounts, DEFAULT_SUGGESTED_AMOUNTS);
/** The site's currency. @default USD */
export const readCurrency = (ctx: ServiceContext): Promise<CurrencyCode> =>
  readSetting(ctx, 'site', 'currency', v.picklist(CURRENCY_CODES), 'USD');
/** The id of the program that home shows in Ramadan; null where it is not set. */
export const readRamadanTypeId = (ctx: ServiceContext): Promise<string | null> =>
  readSetting(ctx, 'site', 'ramadanProjectTypeId', v.string(), null as string | null) as Promise<string | null>;
const time = v.pipe(v.string(), v.isoTime());
const weekday = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));
const officeHours = v.object({ firstDay: weekday, lastDay: weekday, from: time, until: time, timeZone: v.string() });
/** When somebody answers the phone; undefined where it is not set. */
export const readOfficeHours = (ctx: ServiceContext): Promise<OfficeHours | undefined> =>
  readSetting<OfficeHours | undefined>(ctx, 'site', 'officeHours', officeHours, undefined);
/** The addresses of the apps in stores, where there are any. */
export const readAppStores = async (ctx: ServiceContext): Promise<{ appStoreUrl?: string; playStoreUrl?: string }> => {
  const url = v.pipe(v.string(), v.url());
  const appStoreUrl = await readSetting(ctx, 'site', 'appStoreUrl', url, '');
  const playStoreUrl = await readSetting(ctx, 'site', 'playStoreUrl', url, '');
  return { ...(appStoreUrl ? { appStoreUrl } : {}), ...(playStoreUrl ? { playStoreUrl } : {}) };
};

/** The keys of this site at a provider of social sign-in: those in the database, else those of the environment; empty where there are none. */
export async function readSocialSettings(
  ctx: ServiceContext,
  provider: SocialProvider,
): Promise<{ clientId: string; appSecret: string }> {
  const { appleClientId, facebookAppId, facebookAppSecret, googleClientId } = ctx.env.social;
  const read = (field: string, fallback: string | undefined) =>
    readSetting(ctx, provider, field, v.string(), fallback ?? '');
  if (provider === 'facebook')
    return { clientId: await read('app_id', facebookAppId), appSecret: await read('app_secret', facebookAppSecret) };
  return { clientId: await read('client_id', provider === 'google' ? googleClientId : appleClientId), appSecret: '' };
}

/** The settings of a category for clients, without secrets: Facebook's is always empty. */
export async function readCategory(ctx: ServiceContext, category: SettingsCategory): Promise<SettingValues> {
  if (category === 'facebook')
    return { app_id: { value: (await readSocialSettings(ctx, category)).clientId }, app_secret: { value: '' } };
  if (category !== 'PROJECTS') return { client_id: { value: (await readSocialSettings(ctx, category)).clientId } };
  return { DEFAULT_SUGGESTED_AMOUNTS: { value: await readSuggestedAmounts(ctx) } };
}
