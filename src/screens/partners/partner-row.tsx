import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { Partner } from '#src/contracts/site-content.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { InstitutionStar } from '#src/screens/institution-star/institution-star.tsx';
import { catalogueHref } from '#src/screens/projects/catalogue-query.ts';
import { locationName } from '#src/screens/projects/location-name.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/partners/partners.css';

/** One partner: its star, what it does with us, where, since when, and its projects where it carries some out. */
export function PartnerRow({ locale, partner }: { partner: Partner; locale: Locale }) {
  const { t } = useLingui();
  const { city, country, description, name, ngo, sinceYear, slug, type, website } = partner;
  const title = textIn(name, locale);
  const place = locationName({ city, country }, locale);
  // A year is not counted: it has no thousands.
  const year = String(sinceYear);
  return (
    <li className={styles.row}>
      <InstitutionStar slug={slug} size={56} />
      <div className={styles.what}>
        <Heading level={3}>
          {ngo === null ? (
            <Localized field={name} locale={locale} />
          ) : (
            <a className={styles.name} href={hrefTo(locale, 'ngo', { slug: ngo })}>
              <Localized field={name} locale={locale} />
            </a>
          )}
        </Heading>
        <Text>
          <Localized field={description} locale={locale} />
        </Text>
      </div>
      <div className={styles.where}>
        <Text>{place}</Text>
        <Text tone="muted" size="small">
          <Trans>Partner since {year}</Trans>
        </Text>
      </div>
      <div className={styles.links}>
        {ngo !== null && type === 'executive' && (
          <Link href={catalogueHref(hrefTo(locale, 'projects'), { ngo })} tone="quiet" label={t`Projects: ${title}`}>
            <Trans>Projects</Trans>
          </Link>
        )}
        {website !== null && (
          <Link href={website} rel="noopener" tone="quiet" label={t`Website: ${title}`}>
            <Trans>Website</Trans>
          </Link>
        )}
      </div>
    </li>
  );
}
