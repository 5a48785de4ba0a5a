import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { NGO_NETWORKS } from '#src/domain/ngo.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { NgoView } from '#src/screens/ngo/ngo-view.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/ngo/ngo.css';

/** How the institution is reached, as far as it is public, and since when it is there. */
export function NgoContact({ locale, view: { ngo, phone } }: { view: NgoView; locale: Locale }) {
  const { t } = useLingui();
  const nameOf: Record<(typeof NGO_NETWORKS)[number], string> = {
    facebook: t`Facebook`,
    instagram: t`Instagram`,
    x: t`X`,
    linkedin: t`LinkedIn`,
  };
  const networks = (Object.keys(nameOf) as (keyof typeof nameOf)[]).filter((one) => ngo.socialMediaLinks[one]);
  const { address, email, establishedOn } = ngo;
  if (!address && !email && !phone && establishedOn === null && networks.length === 0) return null;
  return (
    <section className={styles.note} aria-labelledby="reach-title">
      <Heading level={2} size="h4" id="reach-title">
        <Trans>Contact details</Trans>
      </Heading>
      {address && (
        <Text>
          <Localized field={address} locale={locale} />
        </Text>
      )}
      {phone && (
        <a className={styles.named} href={`tel:${phone.replaceAll(' ', '')}`}>
          <Isolated kind="phone" value={phone} />
        </a>
      )}
      {email && (
        <a className={styles.named} href={`mailto:${email}`}>
          <Isolated kind="email" value={email} />
        </a>
      )}
      {networks.length > 0 && (
        <ul className={styles.networks}>
          {networks.map((one) => (
            <li key={one}>
              <a className={styles.named} href={ngo.socialMediaLinks[one]} rel="noreferrer">
                {nameOf[one]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {establishedOn !== null && (
        <Text tone="muted" size="small">
          <Trans>
            Established on <FormattedDate value={establishedOn} />
          </Trans>
        </Text>
      )}
    </section>
  );
}
