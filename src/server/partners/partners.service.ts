import type { Partner, PartnerType } from '#src/contracts/site-content.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import { findPartnerTypes, findPublishedPartners } from '#src/server/partners/partners.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

type Context = Pick<ServiceContext, 'db'>;

/** The kinds of partners, in their order. */
export const listPartnerTypes = async ({ db }: Context, locale: Locale): Promise<PartnerType[]> =>
  (await findPartnerTypes(db)).map(({ position: _position, ...type }) => ({
    ...type,
    titleText: textIn(locale, type.title),
    descriptionText: textIn(locale, type.description),
  }));

/** The published partners in the order of their kinds; `type` is the code or the id of one kind. */
export async function listPartners(
  { db }: Context,
  locale: Locale,
  { type: kind }: { type?: string | undefined } = {},
): Promise<Partner[]> {
  return (await findPublishedPartners(db))
    .filter(({ type }) => kind === undefined || type.code === kind || type.id === kind)
    .map(({ ngo, partner: { city, country, description, id, name, sinceYear, slug, website }, type }) => ({
      id,
      slug,
      type: type.code,
      name,
      nameText: textIn(locale, name),
      description,
      descriptionText: textIn(locale, description),
      country,
      city,
      website,
      sinceYear,
      // The page of an institution that is not approved now does not exist.
      ngo: ngo?.status === 'approved' ? ngo.slug : null,
    }));
}
