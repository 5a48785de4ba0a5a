import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Tag, type TagProps } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { pause, rejected, success, warning } from '#ds/icons/icons.ts';
import type { SubscriptionStatus } from '#src/domain/subscription.ts';
import { recurrencePhrase } from '#src/i18n/calendar-phrases.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { PlanView } from '#src/screens/giving/giving-view.ts';
import { PaypalStanding } from '#src/screens/giving/paypal-standing.tsx';
import { PledgeStanding } from '#src/screens/giving/pledge-standing.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/giving/giving.css';

const LOOKS: Record<SubscriptionStatus, { tone: TagProps['tone']; icon: TagProps['icon']; name: MessageDescriptor }> = {
  incomplete: { tone: 'neutral', icon: warning, name: msg`Not paid yet` },
  active: { tone: 'success', icon: success, name: msg({ message: 'Active', context: 'recurring donation' }) },
  paused: { tone: 'neutral', icon: pause, name: msg({ message: 'Paused', context: 'recurring donation' }) },
  pastDue: { tone: 'warning', icon: warning, name: msg`Card declined` },
  cancelled: { tone: 'neutral', icon: rejected, name: msg({ message: 'Ended', context: 'recurring donation' }) },
};

/** What is given, how often, to what, and how the donation stands. */
export function PlanHead({ locale, plan }: { plan: PlanView; locale: Locale }) {
  const { t } = useLingui();
  const { i18n } = useLingui();
  const {
    amount,
    calendar,
    cardEndsOn,
    currency,
    endsOn,
    interval,
    isHeld,
    isPageClosed,
    isRunByPaypal,
    nextAt,
    paidCount,
    paidTotal,
    reference,
    since,
    slug,
    status,
    title,
  } = plan;
  // It is charged by our own scheduler, to a saved card.
  const isByCard = reference === null && !isRunByPaypal;
  const look = LOOKS[status];
  const count = t`${plural(paidCount, { one: '# donation', other: '# donations' })}`;
  return (
    <section className={styles.plan} aria-label={t`Your donation’s status`}>
      <div>
        <Money minor={amount} currency={currency} size="display" />{' '}
        <Text as="span" tone="muted">
          {i18n._(recurrencePhrase({ calendar, interval }))}
        </Text>
        <p className={styles.cause}>
          {slug === null ? (
            <Localized field={title} locale={locale} />
          ) : (
            <Link href={hrefTo(locale, 'project', { slug })}>
              <Localized field={title} locale={locale} />
            </Link>
          )}
        </p>
      </div>
      <div className={styles.standing}>
        <Tag tone={look.tone} icon={look.icon}>
          {isRunByPaypal && status === 'pastDue' ? <Trans>Payment declined</Trans> : i18n._(look.name)}
        </Tag>
        <Text as="p" size="small" tone="muted">
          <Trans>
            <Money minor={paidTotal} currency={currency} /> in {count} since{' '}
            <FormattedDate value={since} hasHijri={false} />
          </Trans>
        </Text>
      </div>
      <PledgeStanding plan={plan} />
      <PaypalStanding plan={plan} />
      {isByCard && isHeld && status !== 'cancelled' && (
        <Text as="p">
          <Trans>
            Your donation is on hold: the project is not accepting donations at the moment. Your card will not be
            charged until the project accepts donations again, and missed payments will not be charged later.
          </Trans>
        </Text>
      )}
      {isByCard && !isHeld && status === 'paused' && nextAt !== null && (
        <Text as="p">
          <Trans>
            Your donation is paused. Your card will be charged again automatically on <FormattedDate value={nextAt} />.
          </Trans>
        </Text>
      )}
      {!isRunByPaypal && !isHeld && status === 'pastDue' && nextAt !== null && (
        <Text as="p">
          <Trans>
            Your card was declined. We will try again on <FormattedDate value={nextAt} />. If your card works by then,
            you do not need to do anything.
          </Trans>{' '}
          <NewCard plan={plan} />
        </Text>
      )}
      {!isHeld && (status === 'active' || status === 'paused') && cardEndsOn !== null && (
        <Text as="p">
          <Trans>
            Your card expires on <FormattedDate value={cardEndsOn} hasHijri={false} />, before the next donation. Many
            banks update the card automatically. If yours does not, the charge will be declined, nothing will be taken,
            and we will email you.
          </Trans>{' '}
          <NewCard plan={plan} />
        </Text>
      )}
      {!isRunByPaypal && status !== 'cancelled' && nextAt === null && (
        <Text as="p">
          <Trans>Your card is being charged right now. You can make changes again in a few minutes.</Trans>
        </Text>
      )}
      {status !== 'cancelled' && endsOn !== null && (
        <Text as="p">
          <Trans>
            The child is coming of age, so the sponsorship will end on <FormattedDate value={endsOn} />. From that day
            on, your card will not be charged; the child will receive the full amount for the last month you paid for.
          </Trans>
        </Text>
      )}
      {status !== 'cancelled' && isPageClosed && (
        <Text as="p">
          <Trans>
            The child’s guardian withdrew consent, so the page is closed. The child’s care will continue, and so will
            your sponsorship; you will still get news by email.
          </Trans>
        </Text>
      )}
      {status === 'cancelled' && (
        <Text as="p">
          {isRunByPaypal ? (
            <Trans>PayPal will not charge you again. What you gave goes to the cause you chose.</Trans>
          ) : reference === null ? (
            <Trans>Your card will not be charged again. What you gave goes to the cause you chose.</Trans>
          ) : (
            <Trans>
              We will not ask for this donation again. If you have a standing order at your bank, cancel it there too.
              What you gave goes to the cause you chose.
            </Trans>
          )}{' '}
          <Link href={slug === null ? hrefTo(locale, 'projects') : hrefTo(locale, 'project', { slug })}>
            <Trans>Start a new recurring donation</Trans>
          </Link>
        </Text>
      )}
    </section>
  );
}

/** The way to another card, on this page. */
function NewCard({ plan }: { plan: PlanView }) {
  if (!plan.mayChangeCard) return null;
  return (
    <Link href="#new-card">
      <Trans>Use another card</Trans>
    </Link>
  );
}
