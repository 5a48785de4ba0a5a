import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { NgoCard } from '#src/contracts/ngos.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { InstitutionStar } from '#src/screens/institution-star/institution-star.tsx';
import { locationName } from '#src/screens/projects/location-name.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/ngos/ngos.css';

/** One institution: its star or logo, where it is, what it works on, its projects, and how much of them arrived. */
export function NgoRow({ locale, ngo }: { ngo: NgoCard; locale: Locale }) {
  const { t } = useLingui();
  const { delivery, logo, partnerKind, programs, projects, slug } = ngo;
  const name = textIn(ngo.name, locale);
  const fields = programs.map(({ title }) => textIn(title, locale)).join(' · ');
  return (
    <li className={styles.row}>
      {logo === null ? (
        <InstitutionStar slug={slug} size={56} />
      ) : (
        <img className={styles.logo} src={logo} alt="" width={56} height={56} loading="lazy" />
      )}
      <div className={styles.what}>
        <Heading level={2} size="h3">
          <a className={styles.name} href={hrefTo(locale, 'ngo', { slug })}>
            <Localized field={ngo.name} locale={locale} />
          </a>
        </Heading>
        <Text tone="muted" size="small">
          {locationName(ngo, locale)}
        </Text>
      </div>
      <div className={styles.cell}>{partnerKind === 'supervising' ? <Trans>Supervising partner</Trans> : fields}</div>
      <div className={styles.cell}>
        <Plural value={projects.open + projects.completed} _0="No projects yet" one="# project" other="# projects" />
      </div>
      <div className={styles.delivery}>
        {delivery.percentInFull === null ? (
          <Text tone="muted" size="small">
            <Trans>No delivery checked yet</Trans>
          </Text>
        ) : (
          <>
            <Progress value={delivery.percentInFull} label={t`Delivered in full: ${name}`} />
            <Text size="small">
              <Trans>
                <FormattedNumber value={delivery.percentInFull} kind="percent" /> of deliveries made in full
              </Trans>
            </Text>
          </>
        )}
      </div>
    </li>
  );
}
