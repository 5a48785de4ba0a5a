import { auth } from 'hono/utils/basic-auth';
import * as v from 'valibot';
import { countryCode } from '#src/contracts/fields.ts';
import { page, paging } from '#src/contracts/lists.ts';
import {
  bankAccount,
  city,
  contactInfo,
  country,
  nationality,
  settingsAnswer,
  slider,
  statistic,
  subscribeAnswer,
  subscribeInput,
} from '#src/contracts/site.ts';
import { listBankAccounts } from '#src/server/bank-accounts/bank-accounts.service.ts';
import { listContactInfo } from '#src/server/contact-info/contact-info.service.ts';
import { AppError } from '#src/server/http/errors.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { operation } from '#src/server/http/operation.ts';
import { newsletterLimit } from '#src/server/http/rate-limits.ts';
import { subscribe } from '#src/server/newsletter/newsletter.service.ts';
import type { Env } from '#src/server/platform/env.ts';
import { safeEqual } from '#src/server/platform/keys.ts';
import { getCountry, listCities, listCountries } from '#src/server/reference/reference.service.ts';
import { readCategory, SETTINGS_CATEGORIES } from '#src/server/settings/settings.service.ts';
import { listSliders, listStatistics } from '#src/server/site/site.service.ts';

const query = v.strictObject(paging());
const lookup = v.strictObject({ ...paging(300) });

export const siteRoutes = [
  operation({
    method: 'get',
    path: '/bank-accounts',
    tag: 'Site',
    summary: 'Bank accounts for transfers',
    query,
    answer: page(bankAccount),
    cache: 'site',
    handle: async ({ services, query: paged }) =>
      pageOf(await listBankAccounts(services), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get',
    path: '/contact-us-info',
    tag: 'Site',
    summary: 'Contact data',
    query,
    answer: page(contactInfo),
    cache: 'site',
    handle: async ({ services, query: paged }) =>
      pageOf(await listContactInfo(services), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get',
    path: '/statistics',
    tag: 'Site',
    summary: 'Figures',
    query,
    answer: page(statistic),
    cache: 'projects',
    handle: async ({ services, locale, query: paged }) =>
      pageOf(await listStatistics(services, locale), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get',
    path: '/sliders',
    tag: 'Site',
    summary: 'Slides of the home page',
    query,
    answer: page(slider),
    cache: 'site',
    handle: async ({ services, locale, query: paged }) =>
      pageOf(await listSliders(services, locale), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get',
    path: '/lookups/countries',
    tag: 'Reference',
    summary: 'Countries',
    query: lookup,
    answer: page(country),
    cache: 'site',
    handle: async ({ services, locale, query: paged }) =>
      pageOf(await listCountries(services, locale), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get',
    path: '/lookups/countries/{code}',
    tag: 'Reference',
    summary: 'One country',
    params: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)) }),
    answer: country,
    cache: 'site',
    handle: ({ services, locale, params }) => getCountry(services, params.code, locale),
  }),
  operation({
    method: 'get',
    path: '/lookups/nationalities',
    tag: 'Reference',
    summary: 'Nationalities',
    query: lookup,
    answer: page(nationality),
    cache: 'site',
    handle: async ({ services, locale, query: paged }) =>
      pageOf(
        (await listCountries(services, locale)).map(({ code, name, nameText }) => ({ code, name, nameText })),
        { ...paged, offset: offsetOf(paged) },
      ),
  }),
  operation({
    method: 'get',
    path: '/lookups/cities',
    tag: 'Reference',
    summary: 'Larger cities of a country',
    query: v.strictObject({ ...paging(300), country: countryCode }),
    answer: page(city),
    cache: 'site',
    handle: async ({ services, locale, query: paged }) =>
      pageOf(await listCities(services, paged.country, locale), { ...paged, offset: offsetOf(paged) }),
  }),
  operation({
    method: 'get',
    path: '/client/system/settings/category/{category}',
    tag: 'Reference',
    summary: 'Settings for clients, without secrets',
    security: 'basic',
    failures: [401],
    params: v.object({ category: v.picklist(SETTINGS_CATEGORIES) }),
    answer: settingsAnswer,
    handle: ({ services, params, c }) => {
      if (!isSettingsReader(services.env, c.req.raw)) throw new AppError('unauthenticated');
      return readCategory(services, params.category);
    },
  }),
  operation({
    method: 'post',
    path: '/email-subscriptions',
    tag: 'Site',
    summary: 'Subscribes to the newsletter, after confirmation by email',
    body: subscribeInput,
    status: 201,
    answer: subscribeAnswer,
    handle: async ({ services, locale, body, c }) => {
      await newsletterLimit(c);
      return subscribe(services, body, locale);
    },
  }),
];

function isSettingsReader({ settingsPassword, settingsUser }: Env, request: Request): boolean {
  const given = auth(request);
  if (given === undefined || settingsUser === undefined || settingsPassword === undefined) return false;
  return safeEqual(`${given.username}:${given.password}`, `${settingsUser}:${settingsPassword}`);
}
