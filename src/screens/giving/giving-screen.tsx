import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { lock } from '#ds/icons/icons.ts';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { GivingView, PlanView } from '#src/screens/giving/giving-view.ts';
import { OutcomeNote } from '#src/screens/giving/outcome-note.tsx';
import { AgreedAmount, PendingAmount } from '#src/screens/giving/paypal-amount.tsx';
import { PlanChanges } from '#src/screens/giving/plan-changes.tsx';
import { PlanCharges } from '#src/screens/giving/plan-charges.tsx';
import { PlanDates } from '#src/screens/giving/plan-dates.tsx';
import { PlanForm } from '#src/screens/giving/plan-form.tsx';
import { PlanHead } from '#src/screens/giving/plan-head.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';
import * as styles from '#src/screens/giving/giving.css';

/** One recurring donation, opened from the link of its receipt: its dates, and everything that may be changed. */
export function GivingScreen({ locale, view }: { view: GivingView; locale: Locale }) {
  const { memory, page, token } = view;
  if (page.state === 'open') return <Open plan={page.giving} view={view} locale={locale} />;
  if (page.state === 'unknown')
    return (
      <MessageScreen
        title={<Trans>This link is not valid</Trans>}
        text={<Trans>The link is incomplete or has been changed. Open it from the email again.</Trans>}
      >
        <ButtonLink tone="tonal" href={hrefTo(locale, 'contact')}>
          <Trans>Write to us</Trans>
        </ButtonLink>
      </MessageScreen>
    );
  const isSent = memory?.form === 'giving/link' && memory.done !== undefined;
  return (
    <MessageScreen
      title={isSent ? <Trans>We have sent a new link</Trans> : <Trans>This link has expired</Trans>}
      text={
        isSent ? (
          <Trans>
            Check your email: we sent the link to <Isolated kind="email" value={page.email} />.
          </Trans>
        ) : (
          <Trans>
            Your donation will continue as before. We will send a new link to{' '}
            <Isolated kind="email" value={page.email} />, the address your receipts go to.
          </Trans>
        )
      }
    >
      {!isSent && (
        <PlanForm act="link" token={token} locale={locale}>
          <Button size="large">
            <Trans>Send a new link</Trans>
          </Button>
        </PlanForm>
      )}
    </MessageScreen>
  );
}

function Open({
  locale,
  plan,
  view: { hasAgreed = false, memory, token },
}: {
  plan: PlanView;
  view: GivingView;
  locale: Locale;
}) {
  const of = { plan, token, locale };
  const isRunning = plan.status !== 'cancelled';
  return (
    <Section>
      <Page>
        <div className={styles.letter}>
          <Stack gap={2}>
            <Heading level={1} size="h1">
              <PlanTitle plan={plan} />
            </Heading>
            <Text tone="muted">
              <Trans>
                You opened this page from the link in your email. It shows this one donation, and nothing will change
                unless you change it.
              </Trans>
            </Text>
          </Stack>
          <OutcomeNote plan={plan} memory={memory} />
          {hasAgreed && isRunning && plan.pendingAmount === null && <AgreedAmount plan={plan} />}
          <PlanHead {...of} />
          {isRunning && <PendingAmount {...of} />}
          {isRunning && <PlanDates {...of} />}
          {isRunning && <PlanChanges {...of} memory={memory} />}
          <PlanCharges {...of} />
          {isRunning && (
            <p className={styles.fine}>
              <Icon icon={lock} size="small" />
              <span>
                <Trans>
                  Anyone who has this link can lower, pause or cancel this donation, but never raise it. The link
                  expires on <FormattedDate value={plan.linkEndsAt} hasHijri={false} />; each receipt contains a new
                  one.
                </Trans>
              </span>
            </p>
          )}
        </div>
      </Page>
    </Section>
  );
}

function PlanTitle({ plan: { calendar, interval } }: { plan: PlanView }) {
  if (calendar !== null) return <Trans>Your recurring donation</Trans>;
  switch (interval) {
    case 'day':
      return <Trans>Your daily donation</Trans>;
    case 'week':
      return <Trans>Your weekly donation</Trans>;
    case 'month':
      return <Trans>Your monthly donation</Trans>;
    case 'year':
      return <Trans>Your yearly donation</Trans>;
  }
}
