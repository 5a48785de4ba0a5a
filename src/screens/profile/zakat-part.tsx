import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import type { ZakatRecord } from '#src/contracts/own-zakat.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { PartHead } from '#src/screens/profile/part-head.tsx';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import { ZakatDay } from '#src/screens/profile/zakat-day.tsx';
import * as styles from '#src/screens/profile/profile.css';

/** The next zakat day, and the results that the person kept of the calculator: totals, and nothing of what they own. */
export function ZakatPart({ locale, view }: { locale: Locale; view: PartOf<'zakat'> }) {
  const { t } = useLingui();
  const { records } = view.zakat;
  return (
    <>
      <PartHead
        title={<Trans>Zakat</Trans>}
        view={view}
        action={
          <ButtonLink tone="outlined" href={hrefTo(locale, 'zakat')}>
            <Trans>Calculate my zakat</Trans>
          </ButtonLink>
        }
      />
      <ZakatDay locale={locale} view={view} />
      <section className={styles.settings} aria-labelledby="records-title">
        <h3 className={styles.subtitle} id="records-title">
          <Trans>Saved results</Trans>
        </h3>
        {records.length === 0 ? (
          <EmptyState
            level={4}
            title={t`No results saved yet`}
            note={
              <Trans>
                Below the result, the calculator has a button that saves the totals here. Nothing is saved unless you
                select it.
              </Trans>
            }
          />
        ) : (
          <ul className={styles.rows}>
            {records.map((record) => (
              <Kept key={record.id} record={record} locale={locale} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Kept({ locale, record }: { record: ZakatRecord; locale: Locale }) {
  const { computedOn, currency, id, nisab, wealth, zakat } = record;
  return (
    <li className={styles.receiver}>
      <div className={styles.rowText}>
        <strong className={styles.rowTitle}>
          {zakat > 0 ? (
            <Trans>
              <Money minor={zakat} currency={currency} /> zakat
            </Trans>
          ) : (
            <Trans>No zakat was due</Trans>
          )}
        </strong>
        <span className={styles.rowNote}>
          <FormattedDate value={computedOn} />
        </span>
        <span className={styles.rowNote}>
          <Trans>
            Wealth <Money minor={wealth} currency={currency} />, nisab <Money minor={nisab} currency={currency} />
          </Trans>
        </span>
      </div>
      <NativeForm name="profile/zakat-record/remove" id={`remove-${id}`} locale={locale} returnTo={partPath('zakat')}>
        <input type="hidden" name="id" value={id} />
        <Button tone="quiet" size="small">
          <Trans>
            Delete
            <VisuallyHidden>
              {' '}
              <FormattedDate value={computedOn} hasHijri={false} />
            </VisuallyHidden>
          </Trans>
        </Button>
      </NativeForm>
    </li>
  );
}
