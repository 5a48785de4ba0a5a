import { Trans } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { receipt } from '#ds/icons/icons.ts';
import type { NgoDetail } from '#src/contracts/ngos.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/ngo/ngo.css';

/** Three waves behind each other, as on printed certificates. */
const WAVES = [0, -5, -10].map((start) => `M${start} 7q7.5 -12 15 0${'t15 0'.repeat(27)}`).join('');

type PermitProps = { permit: NonNullable<NgoDetail['permit']>; locale: Locale };

/** The leave under which the institution collects, drawn as the certificate that it is. */
export function Permit({ locale, permit: { authority, confirmedOn, number, validUntil } }: PermitProps) {
  return (
    <section className={styles.permit} aria-labelledby="permit-title">
      <svg className={styles.waves} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 400 14">
        <path d={WAVES} />
      </svg>
      <h2 className={styles.permitTitle} id="permit-title">
        <Icon icon={receipt} />
        <Trans>Collects donations under permit</Trans>
      </h2>
      <strong className={styles.permitNumber}>
        <Isolated kind="reference" value={number} />
      </strong>
      <dl className={styles.permitFacts}>
        <div className={styles.permitFact}>
          <dt className={styles.term}>
            <Trans>Issued by</Trans>
          </dt>
          <dd>
            <Localized field={authority} locale={locale} />
          </dd>
        </div>
        <div className={styles.permitFact}>
          <dt className={styles.term}>
            <Trans>Valid until</Trans>
          </dt>
          <dd>
            <FormattedDate value={validUntil} />
          </dd>
        </div>
        {confirmedOn !== null && (
          <div className={styles.permitFact}>
            <dt className={styles.term}>
              <Trans>Confirmed by us</Trans>
            </dt>
            <dd>
              <FormattedDate value={confirmedOn} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
