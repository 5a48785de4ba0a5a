import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Breadcrumb } from '#ds/components/breadcrumb/breadcrumb.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { pause, verified } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import type { NgoDetail } from '#src/contracts/ngos.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { InstitutionStar } from '#src/screens/institution-star/institution-star.tsx';
import { NgoAside } from '#src/screens/ngo/ngo-aside.tsx';
import { NgoDeliveries } from '#src/screens/ngo/ngo-deliveries.tsx';
import { NgoFigures } from '#src/screens/ngo/ngo-figures.tsx';
import { NgoProjects } from '#src/screens/ngo/ngo-projects.tsx';
import type { NgoView } from '#src/screens/ngo/ngo-view.ts';
import { Permit } from '#src/screens/ngo/permit.tsx';
import { locationName } from '#src/screens/projects/location-name.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/ngo/ngo.css';

/** An institution: its star, the permit as a certificate, its projects, and what it promised against what arrived. */
export function NgoScreen({ locale, view }: { view: NgoView; locale: Locale }) {
  const { t } = useLingui();
  const { ngo } = view;
  return (
    <Page>
      <div className={styles.page}>
        <Breadcrumb
          items={[
            { label: t`Home`, href: hrefTo(locale, 'home') },
            { label: t`Institutions`, href: hrefTo(locale, 'ngos') },
          ]}
        />
        <CollectionNote ngo={ngo} />
        {ngo.cover !== null && <img className={styles.cover} src={ngo.cover} alt="" width={900} height={300} />}
        <header className={styles.head}>
          {ngo.logo === null ? (
            <span className={styles.mark}>
              <InstitutionStar slug={ngo.slug} size={148} />
            </span>
          ) : (
            <img className={styles.logo} src={ngo.logo} alt="" width={148} height={148} />
          )}
          <div className={styles.title}>
            <Inline gap={2}>
              {ngo.isSuspended ? (
                <Tag tone="warning" icon={pause}>
                  <Trans>Suspended</Trans>
                </Tag>
              ) : (
                <Tag tone="success" icon={verified}>
                  <Trans>Vetted</Trans>
                </Tag>
              )}
              <Tag>
                {ngo.partnerKind === 'executive' ? (
                  <Trans>Executive partner</Trans>
                ) : (
                  <Trans>Supervising partner</Trans>
                )}
              </Tag>
            </Inline>
            <Heading level={1}>
              <Localized field={ngo.name} locale={locale} />
            </Heading>
            <Text tone="muted">{locationName(ngo, locale)}</Text>
            {ngo.description && (
              <Text size="lead" tone="muted" measure="prose">
                <Localized field={ngo.description} locale={locale} />
              </Text>
            )}
          </div>
          {ngo.permit && <Permit permit={ngo.permit} locale={locale} />}
        </header>
        <NgoFigures ngo={ngo} />
        <nav className={styles.parts} aria-label={t`On this page`}>
          <a className={styles.part} href="#projects">
            <Trans>Projects</Trans>
          </a>
          <a className={styles.part} href="#delivery">
            <Trans>Delivery</Trans>
          </a>
          <a className={styles.part} href="#documents">
            <Trans>Documents</Trans>
          </a>
        </nav>
        <div className={styles.sides}>
          <div className={styles.main}>
            <NgoProjects view={view} locale={locale} />
            <NgoDeliveries ngo={ngo} locale={locale} />
          </div>
          <NgoAside view={view} locale={locale} />
        </div>
      </div>
    </Page>
  );
}

/** Said on top: nothing may be collected under suspension or without a permit, and who gives monthly should know before it ends. */
function CollectionNote({ ngo: { isSuspended, permit } }: { ngo: NgoDetail }) {
  if (isSuspended)
    return (
      <Banner tone="danger" title={<Trans>This institution is suspended</Trans>}>
        <Trans>
          The institution’s projects will not accept donations during the suspension. Recurring donations to them are on
          hold, and nothing will be charged for that time. Past donations stay on record below.
        </Trans>
      </Banner>
    );
  if (permit?.state === 'expired')
    return (
      <Banner tone="danger" title={<Trans>This institution’s permit has expired</Trans>}>
        <Trans>
          The institution’s projects have accepted no donations since <FormattedDate value={permit.validUntil} />. They
          will open again when the permit is renewed.
        </Trans>
      </Banner>
    );
  if (permit?.state === 'expiring')
    return (
      <Banner tone="warning" title={<Trans>This institution’s permit expires soon</Trans>}>
        <Trans>
          The permit is valid until <FormattedDate value={permit.validUntil} />. If it is not renewed by then, the
          institution’s projects will stop accepting donations automatically.
        </Trans>
      </Banner>
    );
  return null;
}
