import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { MAX_DECLINED_CARDS } from '#src/domain/card-change.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { useNewCardWords } from '#src/screens/card-change/new-card-words.ts';
import { CardForm } from '#src/screens/card-entry/card-form.tsx';
import { declineReason } from '#src/screens/card-entry/decline-reason.ts';
import type { CardChangeView, PlanView } from '#src/screens/giving/giving-view.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

type CardChangeScreenProps = {
  locale: Locale;
  plan: PlanView;
  view: CardChangeView;
  /** The page of the donation. */
  back: string;
  /** The address of this page. */
  here: string;
};

/** Enters another card for a recurring donation. Nothing of it touches this site, and nothing is charged by entering it. */
export function CardChangeScreen({ back, here, locale, plan, view }: CardChangeScreenProps) {
  if (view.state !== 'ready' && view.state !== 'elsewhere' && view.state !== 'unavailable')
    return <Outcome state={view.state} plan={plan} back={back} here={here} />;
  return (
    <Section>
      <Page width="content">
        <Stack gap={6}>
          <Stack gap={2} as="header">
            <Heading level={1} size="h1">
              <Trans>Your new card</Trans>
            </Heading>
            <Text tone="muted">
              <Trans>
                The new card will be charged <Money minor={plan.amount} currency={plan.currency} /> for each donation to{' '}
                <Localized field={plan.title} locale={locale} />, in place of the previous card.
              </Trans>
            </Text>
            <WhenCharged plan={plan} />
          </Stack>
          {view.state === 'ready' && <Entry view={view} locale={locale} here={here} />}
          {view.state === 'elsewhere' && <Elsewhere page={view.page} />}
          {view.state === 'unavailable' && (
            <Banner
              tone="warning"
              title={<Trans>The payment provider is not responding right now</Trans>}
              actions={
                <ButtonLink tone="outlined" size="small" href={here}>
                  <Trans>Try again</Trans>
                </ButtonLink>
              }
            >
              <Trans>Nothing has changed: your current card stays in use. Try again in a few minutes.</Trans>
            </Banner>
          )}
          <p>
            <Link href={back}>
              <Trans>Go back without changing anything</Trans>
            </Link>
          </p>
        </Stack>
      </Page>
    </Section>
  );
}

function WhenCharged({ plan: { nextAt, status } }: { plan: PlanView }) {
  if (status === 'pastDue')
    return (
      <Text tone="muted">
        <Trans>The donation that is due will be charged to the new card right away.</Trans>
      </Text>
    );
  if (nextAt === null) return null;
  return (
    <Text tone="muted">
      <Trans>
        Nothing will be charged today; the next donation is due on <FormattedDate value={nextAt} />.
      </Trans>
    </Text>
  );
}

type EntryProps = { view: Extract<CardChangeView, { state: 'ready' }>; locale: Locale; here: string };

function Entry({ here, locale, view: { form, wasRefused } }: EntryProps) {
  const words = useNewCardWords();
  return (
    <>
      {wasRefused !== undefined && (
        <Banner tone="danger" title={words.declined}>
          {declineReason(words.reasons, wasRefused)}
        </Banner>
      )}
      <Card>
        <CardForm words={words} give={<Trans>Save this card</Trans>} provider={form} locale={locale} done={here} />
      </Card>
      <noscript>
        <Banner tone="info">
          <Trans>
            Entering a card requires JavaScript, because the card details go straight to the payment provider and never
            reach us. Turn JavaScript on and reload this page.
          </Trans>
        </Banner>
      </noscript>
    </>
  );
}

/** A link, so it needs no script. */
const Elsewhere = ({ page }: { page: string }) => (
  <Card>
    <Stack gap={4}>
      <Text as="p">
        <Trans>
          You will enter your card details on Xendit’s page and then come back here. If a card is declined there, try
          another one; your current card stays in use until a new one is saved.
        </Trans>
      </Text>
      <ButtonLink tone="filled" size="large" href={page}>
        <span>
          <Trans>Enter your card details on Xendit’s page</Trans>
        </span>
      </ButtonLink>
    </Stack>
  </Card>
);

type OutcomeProps = { state: Exclude<CardChangeView['state'], 'ready' | 'elsewhere' | 'unavailable'>; plan: PlanView };

function Outcome({ back, here, plan, state }: OutcomeProps & { back: string; here: string }) {
  const { text, title } = useOutcome(state, plan);
  return (
    <MessageScreen title={title} text={text}>
      {state === 'waiting' && (
        <ButtonLink tone="tonal" href={here}>
          <Trans>Check again</Trans>
        </ButtonLink>
      )}
      <ButtonLink tone={state === 'waiting' ? 'outlined' : 'tonal'} href={back}>
        <Trans>See your recurring donation</Trans>
      </ButtonLink>
    </MessageScreen>
  );
}

function useOutcome(state: OutcomeProps['state'], plan: PlanView): { title: ReactNode; text: ReactNode } {
  switch (state) {
    case 'saved':
      return { title: <Trans>Your new card is saved</Trans>, text: <Saved plan={plan} /> };
    case 'waiting':
      return {
        title: <Trans>Your new card was accepted</Trans>,
        text: (
          <Trans>
            The previous card is being charged right now. As soon as that is done, the new one will take its place; you
            do not need to do anything.
          </Trans>
        ),
      };
    case 'tooMany':
      return {
        title: <Trans>The card was not changed</Trans>,
        text: (
          <Trans>
            <Plural value={MAX_DECLINED_CARDS} one="# card was declined" other="# cards were declined" />, the most that
            one code allows. Your current card stays in use. You can try again with a new code.
          </Trans>
        ),
      };
    case 'ended':
      return {
        title: <Trans>This donation has ended</Trans>,
        text: (
          <Trans>
            No card will be charged for this donation anymore. You can start a new recurring donation at any time.
          </Trans>
        ),
      };
    case 'codeNeeded':
      return {
        title: <Trans>You need a code first</Trans>,
        text: (
          <Trans>
            Ask for a code on your donation’s page.{' '}
            <Plural
              value={plan.cardMinutes}
              one="Once you enter the code, you have # minute to enter the card in the same browser."
              other="Once you enter the code, you have # minutes to enter the card in the same browser."
            />{' '}
            Until you do, nothing will change.
          </Trans>
        ),
      };
  }
}

function Saved({ plan: { nextAt, status } }: { plan: PlanView }) {
  if (status === 'active' && nextAt !== null)
    return (
      <Trans>
        The new card will first be charged on <FormattedDate value={nextAt} />; the previous card will not be charged
        again.
      </Trans>
    );
  if (status === 'pastDue' || nextAt === null)
    return <Trans>The donation that is due is being charged to the new card. We will email you the result.</Trans>;
  return <Trans>The previous card will not be charged again.</Trans>;
}
