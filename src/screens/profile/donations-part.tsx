import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { IconButton } from '#ds/components/button/icon-button.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { download } from '#ds/icons/icons.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { OrderFilters } from '#src/screens/profile/order-filters.tsx';
import { OrderState } from '#src/screens/profile/order-state.tsx';
import { PartHead } from '#src/screens/profile/part-head.tsx';
import { type OrderFilter, type OwnOrder, type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import { refundWords } from '#src/screens/profile/refund-words.ts';
import * as styles from '#src/screens/profile/profile.css';

/** Every donation, the last first, by year; each with its receipt and the way to ask for it back. */
export function DonationsPart({ locale, view }: { locale: Locale; view: PartOf<'donations'> }) {
  const { t } = useLingui();
  const { claimed = 0, moreHref, newestHref, orders, statement, total, years } = view;
  return (
    <>
      <PartHead title={<Trans>Donations</Trans>} view={view} />
      {claimed > 0 && (
        <Banner tone="success" isAnnounced>
          <Plural
            value={claimed}
            one="# donation that you made as a guest is now in your account."
            other="# donations that you made as a guest are now in your account."
          />
        </Banner>
      )}
      {view.profile.emailRefusedAt !== null && <Refused locale={locale} />}
      {!view.profile.isEmailVerified && <Unconfirmed locale={locale} />}
      {years.length > 1 && <Years locale={locale} view={view} />}
      {years.length > 0 && <OrderFilters locale={locale} view={view} />}
      {orders.length === 0 ? (
        years.length > 0 ? (
          <EmptyState
            level={3}
            title={t`No donations match your filters`}
            note={<Trans>Choose fewer filters, or see all your donations.</Trans>}
            actions={
              <ButtonLink tone="tonal" href={localePath(locale, partPath('donations'))}>
                <Trans>See all donations</Trans>
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState
            level={3}
            title={t`No donations yet`}
            note={<Trans>Donations you make with your email address will appear here.</Trans>}
            actions={
              <ButtonLink tone="tonal" href={hrefTo(locale, 'projects')}>
                <Trans>See the projects</Trans>
              </ButtonLink>
            }
          />
        )
      ) : (
        <ul className={styles.rows}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} locale={locale} />
          ))}
        </ul>
      )}
      {statement && (
        <p>
          <ButtonLink tone="outlined" size="small" href={statement.href}>
            <StatementWords year={String(statement.year)} />
          </ButtonLink>
        </p>
      )}
      {orders.length > 0 && (
        <div className={styles.end}>
          <Plural value={total} one="# donation" other="# donations" />
          <span className={styles.acts}>
            {newestHref !== undefined && (
              <ButtonLink tone="quiet" href={newestHref}>
                <Trans>Newest donations</Trans>
              </ButtonLink>
            )}
            {moreHref !== undefined && (
              <ButtonLink tone="outlined" href={moreHref}>
                <Trans>Earlier donations</Trans>
              </ButtonLink>
            )}
          </span>
        </div>
      )}
    </>
  );
}

/** The years as links, which keep what else narrows the list. */
function Years({ locale, view: { filter, years } }: { locale: Locale; view: PartOf<'donations'> }) {
  const { t } = useLingui();
  const { year: chosen, ...rest } = filter;
  const hrefOf = (query: OrderFilter) => localePath(locale, partPath('donations', query));
  return (
    <nav className={styles.years} aria-label={t`Year`}>
      <a className={styles.year} href={hrefOf(rest)} aria-current={chosen === undefined ? 'true' : undefined}>
        <Trans>All years</Trans>
      </a>
      {years.map((one) => (
        <a
          key={one}
          className={styles.year}
          href={hrefOf({ ...rest, year: String(one) })}
          aria-current={String(one) === chosen ? 'true' : undefined}
        >
          {one}
        </a>
      ))}
    </nav>
  );
}

const StatementWords = ({ year }: { year: string }) => <Trans>Statement for {year} (PDF)</Trans>;

function OrderRow({ locale, order }: { order: OwnOrder; locale: Locale }) {
  const { i18n, t } = useLingui();
  const [first] = order.items;
  const others = order.items.length - 1;
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <strong className={styles.rowTitle}>
          {first && textIn(first.title, locale)}
          {others > 0 && (
            <>
              {' '}
              <Plural value={others} one="and # more" other="and # more" />
            </>
          )}
        </strong>
        <span className={styles.rowNote}>
          <FormattedDate value={order.placedAt} hasHijri={false} />
          {' · '}
          <Isolated kind="reference" value={order.number} />
          {order.refundHref !== null && (
            <>
              {' · '}
              <a className={styles.rowLink} href={order.refundHref}>
                {order.refund === null ? <Trans>Refund</Trans> : i18n._(refundWords[order.refund])}
              </a>
            </>
          )}
        </span>
      </div>
      <OrderState status={order.status} />
      <span className={styles.amount}>
        <Money minor={order.total} currency={order.currency} />
      </span>
      {order.receiptHref === null ? (
        <span />
      ) : (
        <IconButton icon={download} label={t`Receipt for donation ${order.number}`} href={order.receiptHref} />
      )}
    </li>
  );
}

function Unconfirmed({ locale }: { locale: Locale }) {
  return (
    <p className={styles.note}>
      <Trans>Confirm your email address to see the donations you made as a guest.</Trans>{' '}
      <a className={styles.rowLink} href={localePath(locale, partPath('details'))}>
        <Trans>Confirm the address</Trans>
      </a>
    </p>
  );
}

function Refused({ locale }: { locale: Locale }) {
  return (
    <p className={styles.note}>
      <Trans>Our emails are not reaching you, so we have stopped sending them.</Trans>{' '}
      <a className={styles.rowLink} href={localePath(locale, partPath('details'))}>
        <Trans>Confirm your email address again</Trans>
      </a>
    </p>
  );
}
