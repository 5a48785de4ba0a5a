import { useLingui } from '@lingui/react/macro';
import type { NGO, WebSite } from 'schema-dts';
import { pageOrigin } from '#src/framework/page-origin.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { JsonLd } from '#src/pages/json-ld.tsx';
import { hrefTo } from '#src/routes/routes.ts';
import type { Site } from '#src/screens/shell/site.ts';

/** The charity itself and the search of its site, as search engines read them. */
export function OrganizationData({ contact, locale }: { contact: Site['contact']; locale: Locale }) {
  const { t } = useLingui();
  const origin = pageOrigin();
  const links = Object.values(contact?.socialMediaLinks ?? {}).filter((link): link is string => Boolean(link));
  return (
    <>
      <JsonLd<NGO>
        data={{
          '@context': 'https://schema.org',
          '@type': 'NGO',
          '@id': `${origin}/#organization`,
          name: t`Sanad`,
          url: origin + hrefTo(locale, 'home'),
          logo: `${origin}/icon-512.png`,
          ...(contact
            ? {
                email: contact.email,
                telephone: contact.phoneNumber,
                address: textIn(contact.location, locale),
                sameAs: links,
              }
            : {}),
        }}
      />
      <JsonLd<WebSite>
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: t`Sanad`,
          url: origin + hrefTo(locale, 'home'),
          inLanguage: locale,
          publisher: { '@id': `${origin}/#organization` },
        }}
      />
    </>
  );
}
