import { Plural, Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import type { ActivityKind } from '#src/domain/activity.ts';
import type { ApplicationStatus } from '#src/domain/application.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { longDay } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { activitiesHref, activityHref } from '#src/screens/activity-parts/activity-address.ts';
import { TokenForm } from '#src/screens/newsletter/token-form.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

/** What the link of an email leads to; nothing where it is not known. */
export type WithdrawView = {
  kind: ActivityKind;
  token: string;
  found?:
    | {
        title: LocalText;
        slug: string;
        startsAt: string;
        timeZone: string;
        seats: number | null;
        daysCount: number | null;
        status: ApplicationStatus;
      }
    | undefined;
};

/** One press takes it back. Opening the page changes nothing, because programs that scan emails open links. */
export function WithdrawScreen({ locale, view }: { view: WithdrawView; locale: Locale }) {
  const { found, kind } = view;
  if (!found)
    return (
      <MessageScreen
        title={<Trans>This link is no longer valid</Trans>}
        text={
          <Trans>
            The seat or application this link was for no longer exists, or the link is incomplete. If it may be
            incomplete, open it again from the email.
          </Trans>
        }
      >
        <Others kind={kind} locale={locale} />
      </MessageScreen>
    );
  if (found.status === 'withdrawn')
    return (
      <MessageScreen
        title={
          kind === 'event' ? (
            <Trans>You are no longer signed up for this event</Trans>
          ) : (
            <Trans>Your application has been withdrawn</Trans>
          )
        }
        text={
          kind === 'event' ? (
            <Trans>Thank you for telling us. Somebody else can now have your seat.</Trans>
          ) : (
            <Trans>Thank you for telling us. Somebody else can now have your seat in the training.</Trans>
          )
        }
      >
        <ButtonLink tone="outlined" href={activityHref(locale, { kind, slug: found.slug })}>
          <Localized field={found.title} locale={locale} />
        </ButtonLink>
        <Others kind={kind} locale={locale} />
      </MessageScreen>
    );
  if (found.status === 'rejected')
    return (
      <MessageScreen
        title={<Trans>There is nothing to withdraw</Trans>}
        text={<Trans>We could not offer you a seat this time. You are welcome to apply again.</Trans>}
      >
        <Others kind={kind} locale={locale} />
      </MessageScreen>
    );
  return <Ask view={view} found={found} locale={locale} />;
}

function Ask({
  found,
  locale,
  view: { kind, token },
}: {
  view: WithdrawView;
  found: NonNullable<WithdrawView['found']>;
  locale: Locale;
}) {
  const isWaiting = kind === 'event' && found.status === 'submitted';
  return (
    <MessageScreen
      title={
        kind === 'training' ? (
          <Trans>Withdraw your application?</Trans>
        ) : isWaiting ? (
          <Trans>Leave the waiting list?</Trans>
        ) : (
          <Trans>Cancel your seat?</Trans>
        )
      }
      text={
        <>
          <Localized field={found.title} locale={locale} />
          {' · '}
          {longDay(found.startsAt, found.timeZone, locale)}
          {found.seats !== null && found.seats > 1 && (
            <>
              {' · '}
              <Plural value={found.seats} one="# seat" other="# seats" />
            </>
          )}
          {found.daysCount !== null && (
            <>
              {' · '}
              <Plural value={found.daysCount} one="# day" other="# days" />
            </>
          )}
        </>
      }
    >
      <TokenForm
        action={kind === 'event' ? '/forms/events/cancel' : '/forms/training/withdraw'}
        returnTo={pathTo(kind === 'event' ? 'eventCancel' : 'trainingWithdraw', { token })}
        token={token}
        locale={locale}
      >
        {kind === 'training' ? (
          <Trans>Withdraw my application</Trans>
        ) : isWaiting ? (
          <Trans>Leave the waiting list</Trans>
        ) : (
          <Trans>Cancel my seat</Trans>
        )}
      </TokenForm>
      <ButtonLink tone="outlined" href={activityHref(locale, { kind, slug: found.slug })}>
        <Trans>Go back without changing anything</Trans>
      </ButtonLink>
    </MessageScreen>
  );
}

function Others({ kind, locale }: { kind: ActivityKind; locale: Locale }) {
  return (
    <ButtonLink tone="tonal" href={activitiesHref(locale, kind)}>
      {kind === 'event' ? <Trans>See all events</Trans> : <Trans>See all training</Trans>}
    </ButtonLink>
  );
}
