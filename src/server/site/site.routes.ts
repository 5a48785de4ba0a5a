import * as v from 'valibot';
import { countryCode } from '#src/contracts/fields.ts';
import { page, paging } from '#src/contracts/lists.ts';
import { bankAccount, city, contactInfo, country, nationality, settingsAnswer, slider, statistic, subscribeAnswer, subscribeInput } from '#src/contracts/site.ts';
import { listBankAccounts } from '../bank-accounts/bank-accounts.service.ts';
import { listContactInfo } from '../contact-info/contact-info.service.ts';
import { AppError } from '../errors.ts';
import { isSame } from '../keys.ts';
import { offsetOf, pageOf } from '../lists.ts';
import { subscribe } from '../newsletter/newsletter.service.ts';
import { operation } from '../operation.ts';
import { newsletterLimit } from '../rate-limits.ts';
import { getCountry, listCities, listCountries } from '../reference/reference.service.ts';
import { readCategory, SETTINGS_CATEGORIES } from '../settings/settings.service.ts';
import { listSliders, listStatistics } from './site.service.ts';

const query = v.strictObject(paging());
const lookup = v.strictObject({ ...paging(300) });

export const siteRoutes = [
  operation({
    method: 'get', path: '/bank-accounts', tag: 'Site', summary: 'Accounts for transfers', query, answer: page(bankAccount), cache: 'site',
    handle: async ({ services, query: paged }) => pageOf(await listBankAccounts(services), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get', path: '/contact-us-info', tag: 'Site', summary: 'Where we are reached', query, answer: page(contactInfo), cache: 'site',
    handle: async ({ services, query: paged }) => pageOf(await listContactInfo(services), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get', path: '/statistics', tag: 'Site', summary: 'Figures', query, answer: page(statistic), cache: 'projects',
    handle: async ({ services, locale, query: paged }) => pageOf(await listStatistics(services, locale), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get', path: '/sliders', tag: 'Site', summary: 'Slides of the front page', query, answer: page(slider), cache: 'site',
    handle: async ({ services, locale, query: paged }) => pageOf(await listSliders(services, locale), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get', path: '/lookups/countries', tag: 'Reference', summary: 'Countries', query: lookup, answer: page(country), cache: 'site',
    handle: async ({ services, locale, query: paged }) => pageOf(await listCountries(services, locale), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get', path: '/lookups/countries/{code}', tag: 'Reference', summary: 'One country', params: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)) }), answer: country, cache: 'site',
    handle: ({ services, locale, params }) => getCountry(services, params.code, locale),
  }),
  operation({
    method: 'get', path: '/lookups/nationalities', tag: 'Reference', summary: 'Nationalities', query: lookup, answer: page(nationality), cache: 'site',
    handle: async ({ services, locale, query: paged }) => pageOf((await listCountries(services, locale)).map(({ code, name, nameText }) => ({ code, name, nameText })), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get', path: '/lookups/cities', tag: 'Reference', summary: 'Larger cities of a country', query: v.strictObject({ ...paging(300), country: countryCode }), answer: page(city), cache: 'site',
    handle: async ({ services, locale, query: paged }) => pageOf(await listCities(services, paged.country, locale), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get', path: '/client/system/settings/category/{category}', tag: 'Reference', summary: 'Settings that clients need; never a secret', security: 'basic', failures: [401],
    params: v.object({ category: v.picklist(SETTINGS_CATEGORIES) }), answer: settingsAnswer,
    handle: ({ services, params, c }) => {
      if (!isSettingsReader(services.env, c.req.header('authorization'))) throw new AppError('unauthenticated');
      return readCategory(services, params.category);
    },
  }),
  operation({
    method: 'post', path: '/email-subscriptions', tag: 'Site', summary: 'Asks for the newsletter; confirmed by mail', body: subscribeInput, status: 201, answer: subscribeAnswer,
    handle: async ({ services, locale, body, c }) => {
      await newsletterLimit(c);
      return subscribe(services, body, locale);
    },
  }),
];

function isSettingsReader({ settingsUser, settingsPassword }: { settingsUser: string | undefined; settingsPassword: string | undefined }, header = ''): boolean {
  if (settingsUser === undefined || settingsPassword === undefined || !header.startsWith('Basic ')) return false;
  return isSame(Buffer.from(header.slice(6), 'base64').toString(), `${settingsUser}:${settingsPassword}`);
}
