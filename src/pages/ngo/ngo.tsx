import { msg } from '@lingui/core/macro';
import type { NGO } from 'schema-dts';
import { languagesOf } from '#src/domain/article.ts';
import { permitChangesAt } from '#src/domain/ngo.ts';
import { expirePageAt, tagPage } from '#src/framework/page-cache/tags.ts';
import { pageOrigin } from '#src/framework/page-origin.ts';
import { decodeParam, redirect } from '#src/framework/request.ts';
import { firstSentence } from '#src/i18n/first-sentence.ts';
import { canonicalOf } from '#src/i18n/links.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { BreadcrumbData } from '#src/pages/breadcrumb-data.tsx';
import { JsonLd } from '#src/pages/json-ld.tsx';
import { orNotFound } from '#src/pages/loaders/or-not-found.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { hrefTo, pathTo } from '#src/routes/routes.ts';
import { NgoScreen } from '#src/screens/ngo/ngo-screen.tsx';
import type { NgoView } from '#src/screens/ngo/ngo-view.ts';
import { getNgo } from '#src/server/ngos/ngos.service.ts';
import { listProjects } from '#src/server/projects/projects.service.ts';
import { getCountry } from '#src/server/reference/reference.service.ts';
import { getServices } from '#src/server/services.ts';

/** So many open projects stand on the page; the catalogue has all. */
const OPEN = '5';

export default async function NgoPage({ locale, slug }: { locale: Locale; slug: string }) {
  const asked = decodeParam(slug);
  const ctx = await getServices();
  const ngo = await orNotFound(getNgo(ctx, asked, locale));
  // A former name of the institution, or its id, leads to the name of today, for ever.
  if (ngo.slug !== asked) redirect(hrefTo(locale, 'ngo', { slug: ngo.slug }), 301);
  const [open, country] = await Promise.all([
    listProjects(ctx, { ngo: ngo.id, status: 'published', limit: OPEN }, locale),
    ngo.phone ? getCountry(ctx, ngo.phone.country, locale) : undefined,
  ]);
  tagPage('projects', 'totals', ...open.data.map(({ id }) => `project:${id}` as const));
  // The page is the same for everybody until the permit ends soon, or ends.
  if (ngo.permit) expirePageAt(permitChangesAt(new Date(ngo.permit.validUntil), ctx.now()));
  const view: NgoView = {
    ngo,
    open: open.data.filter(({ isOpen }) => isOpen),
    phone: ngo.phone && country?.callingCode ? `${country.callingCode} ${ngo.phone.number}` : undefined,
  };
  const name = textIn(ngo.name, locale);
  return (
    <>
      <PageMeta
        isIndexed={!ngo.isSuspended}
        written={languagesOf(ngo.name)}
        pictured={{ of: 'ngos', slug: ngo.slug }}
        title={name}
        description={firstSentence(textIn(ngo.description ?? ngo.name, locale), locale).slice(0, 200)}
      />
      <BreadcrumbData
        locale={locale}
        route="ngos"
        name={msg`Institutions`}
        below={{ name, path: pathTo('ngo', { slug: ngo.slug }) }}
      />
      <NgoData view={view} locale={locale} />
      <NgoScreen view={view} locale={locale} />
    </>
  );
}

/** The institution as search engines read it. */
function NgoData({ locale, view: { ngo, phone } }: { view: NgoView; locale: Locale }) {
  const origin = pageOrigin();
  return (
    <JsonLd<NGO>
      data={{
        '@context': 'https://schema.org',
        '@type': 'NGO',
        name: textIn(ngo.name, locale),
        url: canonicalOf(origin, locale, pathTo('ngo', { slug: ngo.slug })),
        ...(ngo.description && { description: textIn(ngo.description, locale) }),
        ...(ngo.establishedOn !== null && { foundingDate: ngo.establishedOn }),
        ...(ngo.email !== null && { email: ngo.email }),
        ...(phone !== undefined && { telephone: phone }),
        ...(ngo.logo !== null && { logo: new URL(ngo.logo, origin).href }),
        address: {
          '@type': 'PostalAddress',
          addressCountry: ngo.country,
          ...(ngo.city && { addressLocality: textIn(ngo.city, locale) }),
          ...(ngo.address && { streetAddress: textIn(ngo.address, locale) }),
        },
        sameAs: Object.values(ngo.socialMediaLinks).filter((link) => link !== undefined),
      }}
    />
  );
}
