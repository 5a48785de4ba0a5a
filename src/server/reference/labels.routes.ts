import * as v from 'valibot';
import { page, paging } from '#src/contracts/lists.ts';
import { label, unit } from '#src/contracts/programs.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { textIn } from '#src/server/http/locale.ts';
import { operation } from '#src/server/http/operation.ts';
import { findBeneficiaryTypes, findTags, findUnits } from '#src/server/reference/labels.repository.ts';

const query = v.strictObject(paging());
const labelOf = ({ code, id, title }: { id: string; code: string; title: LocalText }, locale: Locale) => ({
  id,
  code,
  title,
  titleText: textIn(locale, title),
});

/** The words by which projects are counted and filed. They are few, so each list is read whole. */
export const labelsRoutes = [
  operation({
    method: 'get',
    path: '/units',
    tag: 'Reference',
    summary: 'Units of donations',
    query,
    answer: page(unit),
    cache: 'site',
    handle: async ({ services, locale, query: paged }) =>
      pageOf(
        (await findUnits(services.db)).map((row) => ({ ...labelOf(row, locale), forms: row.forms })),
        { ...paged, offset: offsetOf(paged) },
      ),
  }),
  operation({
    method: 'get',
    path: '/tags',
    tag: 'Reference',
    summary: 'Tags of projects',
    query,
    answer: page(label),
    cache: 'site',
    handle: async ({ services, locale, query: paged }) =>
      pageOf(
        (await findTags(services.db)).map((row) => labelOf(row, locale)),
        { ...paged, offset: offsetOf(paged) },
      ),
  }),
  operation({
    method: 'get',
    path: '/beneficiary-types',
    tag: 'Reference',
    summary: 'Kinds of beneficiaries',
    query,
    answer: page(label),
    cache: 'site',
    handle: async ({ services, locale, query: paged }) =>
      pageOf(
        (await findBeneficiaryTypes(services.db)).map((row) => labelOf(row, locale)),
        { ...paged, offset: offsetOf(paged) },
      ),
  }),
];
