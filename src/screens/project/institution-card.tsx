import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Logo } from '#ds/components/logo/logo.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { locationName } from '#src/screens/projects/location-name.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/project/institution-card.css';

/** The institution that carries the project out, and the way to its page and to all its projects. */
export function InstitutionCard({ locale, ngo }: { ngo: NonNullable<ProjectDetail['ngo']>; locale: Locale }) {
  return (
    <Card as="section" labelledBy="institution-title">
      <div className={styles.root}>
        <span className={styles.mark}>
          <Logo />
        </span>
        <div className={styles.text}>
          <Heading level={2} size="h4" id="institution-title">
            <a className={styles.name} href={hrefTo(locale, 'ngo', { slug: ngo.slug })}>
              <Localized field={ngo.name} locale={locale} />
            </a>
          </Heading>
          <Text size="small" tone="muted">
            {ngo.partnerKind === 'executive' ? <Trans>Executive partner</Trans> : <Trans>Supervising partner</Trans>}
            {' · '}
            {locationName(ngo, locale)}
          </Text>
          <Text size="small" tone="muted">
            <Trans>
              Vetted on <FormattedDate value={ngo.approvedAt.slice(0, 10)} hasHijri={false} />
            </Trans>
          </Text>
        </div>
        <Inline>
          <ButtonLink tone="outlined" href={`${hrefTo(locale, 'projects')}?ngo=${encodeURIComponent(ngo.slug)}`}>
            <Trans>See this institution’s projects</Trans>
          </ButtonLink>
        </Inline>
      </div>
    </Card>
  );
}
