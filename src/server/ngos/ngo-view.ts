import type { NgoCard, NgoDelivery, NgoDetail } from '#src/contracts/ngos.ts';
import { daysLate, permitStateOf } from '#src/domain/ngo.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import type { findDeliveries, findDocuments, NgoRow } from '#src/server/ngos/ngos.repository.ts';

/** How one institution names another. */
export const namedNgo = ({ city, country, name, slug }: NgoRow, locale: Locale) => ({
  slug,
  name,
  nameText: textIn(locale, name),
  country,
  city,
});

/** The columns of an institution that a list shows. */
export const cardColumnsOf = (row: NgoRow, locale: Locale) => ({
  id: row.id,
  ...namedNgo(row, locale),
  partnerKind: row.partnerKind,
  description: row.description,
  descriptionText: row.description && textIn(locale, row.description),
  logo: row.logo,
  approvedAt: row.approvedAt!.toISOString(),
});

type Delivered = Awaited<ReturnType<typeof findDeliveries>>[number];

export function deliveryOf(row: Delivered, locale: Locale, partners: readonly NgoRow[]): NgoDelivery {
  const checkedBy = partners.find(({ id }) => id === row.checkedById);
  return {
    id: row.id,
    title: row.title,
    titleText: textIn(locale, row.title),
    finding: row.finding,
    findingText: textIn(locale, row.finding),
    verdict: row.verdict,
    counts:
      row.promised === null || row.delivered === null || row.counted === null
        ? null
        : { promised: row.promised, delivered: row.delivered, of: row.counted },
    dueOn: row.dueOn,
    deliveredOn: row.deliveredOn,
    daysLate: daysLate(row),
    checkedOn: row.checkedOn,
    checkedBy: checkedBy ? namedNgo(checkedBy, locale) : null,
  };
}

export const documentOf = (
  { format, id, issuedOn, sizeBytes, title, url }: Awaited<ReturnType<typeof findDocuments>>[number],
  locale: Locale,
): NgoDetail['documents'][number] => ({
  id,
  title,
  titleText: textIn(locale, title),
  url,
  format,
  sizeBytes,
  issuedOn,
});

/** The further fields of an institution's page that stand in its own row. */
export const detailColumnsOf = (row: NgoRow, now: Date) => ({
  isSuspended: row.status === 'suspended',
  cover: row.cover,
  address: row.address,
  establishedOn: row.establishedOn,
  email: row.publicEmail,
  phone:
    row.publicPhoneCountry === null || row.publicPhoneNumber === null
      ? null
      : { country: row.publicPhoneCountry, number: row.publicPhoneNumber },
  socialMediaLinks: row.socialMediaLinks,
  permit:
    row.permitNumber === null || row.permitAuthority === null || row.permitValidUntil === null
      ? null
      : {
          number: row.permitNumber,
          authority: row.permitAuthority,
          validUntil: row.permitValidUntil.toISOString(),
          confirmedOn: row.permitConfirmedOn,
          state: permitStateOf(row.permitValidUntil, now),
        },
});

/** A list in the order of names in a language, or the latest approved first. */
export function inOrder<Row extends Pick<NgoCard, 'id' | 'name'> & { approvedAt: Date | null }>(
  rows: readonly Row[],
  sort: 'name' | 'newest',
  { collator, locale }: { collator: Intl.Collator; locale: Locale },
): Row[] {
  const byName = (a: Row, b: Row) =>
    collator.compare(textIn(locale, a.name), textIn(locale, b.name)) || (a.id < b.id ? -1 : 1);
  return rows.toSorted(
    sort === 'name'
      ? byName
      : (a, b) => (b.approvedAt?.getTime() ?? 0) - (a.approvedAt?.getTime() ?? 0) || byName(a, b),
  );
}
