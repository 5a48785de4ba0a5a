import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '#ds/components/breadcrumb/breadcrumb.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { calendar, info } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { pathTo } from '#src/routes/routes.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { ProgramNotes } from '#src/screens/program-notes/program-notes.tsx';
import { CountryList } from '#src/screens/sacrifices/country-list.tsx';
import { useOffers } from '#src/screens/sacrifices/offers.ts';
import { useOpening } from '#src/screens/sacrifices/opening.ts';
import { ProofSteps } from '#src/screens/sacrifices/proof-steps.tsx';
import { SacrificeForm } from '#src/screens/sacrifices/sacrifice-form.tsx';
import { useSacrificeWords } from '#src/screens/sacrifices/sacrifice-words.ts';
import { SACRIFICE_FORM, type SacrificesView } from '#src/screens/sacrifices/sacrifices-view.ts';
import { SeasonReminder } from '#src/screens/sacrifices/season-reminder.tsx';
import { CutOff } from '#src/screens/sacrifices/time-left.tsx';
import * as styles from '#src/screens/sacrifices/sacrifices.css';

type SacrificesScreenProps = { view: SacrificesView; locale: Locale; memory?: FormState | undefined };

/** The address of a kind: the first one is the page itself. */
const pathOf = ({ categories }: SacrificesView, slug: string): string =>
  slug === categories[0]?.slug ? pathTo('sacrifices') : `${pathTo('sacrifices')}?category=${slug}`;

/** The id of no sacrifice. */
const NONE = '';

/** Kinds as links, countries as radios, and beside them the order with its star. */
export function SacrificesScreen({ locale, memory, view }: SacrificesScreenProps) {
  const { t } = useLingui();
  const offers = useOffers(view.sacrifices, locale);
  const words = useSacrificeWords();
  const opening = useOpening(view.category.slug);
  const open = offers.filter(({ status }) => status === 'open');
  const asked = memory?.form === SACRIFICE_FORM ? memory.fields['sacrificeId'] : undefined;
  const chosen = open.find(({ id }) => id === asked) ?? open[0];
  // Where the one that was asked for has closed or is sold out, none is ticked in its place: the donor chooses again.
  const isGone = asked !== undefined && asked !== '' && chosen?.id !== asked;
  const reminder = view.reminder !== undefined && (
    <SeasonReminder
      at={view.reminder === 'whenOpen' ? undefined : view.reminder}
      locale={locale}
      memory={memory}
      returnTo={pathTo('sacrifices')}
      isBesideOrder={chosen !== undefined}
    />
  );
  return (
    <>
      <Section>
        <Page>
          <Stack gap={8}>
            <Stack gap={3} as="header">
              <Breadcrumb
                items={[{ label: t`Home`, href: localePath(locale, '/') }, { label: t`Qurbani and aqiqah` }]}
              />
              <Heading level={1}>{opening.title}</Heading>
              <Text size="lead" tone="muted" measure="prose">
                {opening.lead}
              </Text>
            </Stack>
            <div className={styles.layout}>
              <div>
                <nav className={styles.tabs} aria-label={t`Kinds of sacrifice`}>
                  {view.categories.map(({ slug, title }) => (
                    <a
                      key={slug}
                      className={styles.tab}
                      href={localePath(locale, pathOf(view, slug))}
                      aria-current={slug === view.category.slug ? 'page' : undefined}
                    >
                      {textIn(title, locale)}
                    </a>
                  ))}
                </nav>
                {chosen && (
                  <div className={styles.clock}>
                    <Icon icon={calendar} size="large" />
                    <CutOff
                      chosen={chosen.id}
                      madeAt={view.madeAt}
                      note={t`Closing times are in each country’s local time.`}
                      offers={open.map(({ closed, closing, cutOff, id, until }) => ({
                        closed,
                        closing,
                        cutOff,
                        id,
                        until,
                      }))}
                    />
                  </div>
                )}
                {offers.length === 0 ? (
                  <EmptyState title={t`There are no sacrifices of this kind at the moment`} />
                ) : (
                  <CountryList
                    offers={offers}
                    chosen={chosen && (isGone ? NONE : chosen.id)}
                    left={words.left}
                    madeAt={view.madeAt}
                  />
                )}
                <div className={styles.ruling}>
                  <Ruling view={view} locale={locale} />
                </div>
              </div>
              <Card tone="raised" as="aside" label={t`Your sacrifice`}>
                {chosen ? (
                  <SacrificeForm
                    chosen={chosen}
                    isChosenAgain={isGone}
                    refusal={offers.find(({ id }) => id === asked)?.refusal}
                    offers={open}
                    words={words}
                    view={view}
                    memory={memory}
                    locale={locale}
                    returnTo={pathOf(view, view.category.slug)}
                  />
                ) : (
                  <Stack gap={6}>
                    <NoneOpen states={offers.map(({ country, state }) => `${country}: ${state}`)} />
                    {reminder}
                  </Stack>
                )}
              </Card>
            </div>
            <ProofSteps />
            {chosen && reminder && <Card>{reminder}</Card>}
          </Stack>
        </Page>
      </Section>
      <ProgramNotes notes={view.notes} locale={locale} />
    </>
  );
}

/** Before the season, after it, or when all is sold: what will be, in place of an order. */
function NoneOpen({ states }: { states: readonly string[] }) {
  return (
    <Stack gap={3}>
      <Heading level={2} size="h4">
        <Trans>We are not taking orders at the moment</Trans>
      </Heading>
      <Stack gap={1} as="ul">
        {states.map((state) => (
          <li key={state}>
            <Text size="small" tone="muted" as="span">
              {state}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** What a price holds, the rule that this kind goes by, and who says so. */
function Ruling({ locale, view: { category } }: { locale: Locale; view: SacrificesView }) {
  return (
    <Inline gap={2} align="start" wrap={false}>
      <Icon icon={info} size="small" />
      <Stack gap={2}>
        <Text size="small" tone="muted">
          <Trans>Prices include the animal, its slaughter, the veterinarian and the distribution of the meat.</Trans>
        </Text>
        <Text size="small" tone="muted">
          {textIn(category.ruling, locale)} ({textIn(category.authority, locale)}:{' '}
          <bdi>{textIn(category.source, locale)}</bdi>
          ).
        </Text>
        <Text size="small" tone="muted">
          <Trans>Where opinions differ, ask a scholar you trust.</Trans>
        </Text>
      </Stack>
    </Inline>
  );
}
