import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Page } from '#ds/layout/page.tsx';
import { type Recurrence, recurrencePhrase } from '#src/i18n/calendar-phrases.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { Announcements } from '#src/screens/home/announcements.tsx';
import { CaseBand } from '#src/screens/home/case-band.tsx';
import { ClosingProjects } from '#src/screens/home/closing-projects.tsx';
import { Figures } from '#src/screens/home/figures.tsx';
import { GiveAgain } from '#src/screens/home/give-again.tsx';
import { Hero } from '#src/screens/home/hero.tsx';
import type { HomeView } from '#src/screens/home/home-view.ts';
import { NeedBand } from '#src/screens/home/need-band.tsx';
import { NewsBand } from '#src/screens/home/news-band.tsx';
import { NgoBand } from '#src/screens/home/ngo-band.tsx';
import { OwnPlanList } from '#src/screens/home/own-plan-list.tsx';
import { OwnPlans } from '#src/screens/home/own-plans.tsx';
import { Programs } from '#src/screens/home/programs.tsx';
import { ProjectRow } from '#src/screens/home/project-row.tsx';
import { SeasonBand } from '#src/screens/home/season-band.tsx';
import { TrustSteps } from '#src/screens/home/trust-steps.tsx';
import { ZakatBand } from '#src/screens/home/zakat-band.tsx';
import { partPath } from '#src/screens/profile/profile-view.ts';
import { LanguageOffer } from '#src/screens/shell/language-offer.tsx';
import { type Readiness, whenReady } from '#src/screens/shell/navigation.ts';
import type { Site } from '#src/screens/shell/site.ts';

export type HomeScreenProps = {
  locale: Locale;
  home: HomeView;
  site: Site;
  /** The quick-donation panel, which stands in the hero. */
  quickDonation?: ReactNode;
  isReady?: Readiness | undefined;
};

export function HomeScreen({ home, isReady = whenReady, locale, quickDonation, site }: HomeScreenProps) {
  const { i18n } = useLingui();
  const phrase = (recurrence: Recurrence): string => i18n._(recurrencePhrase(recurrence));
  const planWords = {
    title: <Trans>Your recurring donations</Trans>,
    intervals: {
      day: phrase({ interval: 'day' }),
      week: phrase({ interval: 'week' }),
      month: phrase({ interval: 'month' }),
      year: phrase({ interval: 'year' }),
    },
    calendars: {
      fridays: phrase({ interval: 'week', calendar: 'fridays' }),
      ramadan: phrase({ interval: 'day', calendar: 'ramadan' }),
      lastTenNights: phrase({ interval: 'day', calendar: 'lastTenNights' }),
      'lastTenNights:odd': phrase({ interval: 'day', calendar: 'lastTenNights:odd' }),
      'lastTenNights:night27': phrase({ interval: 'day', calendar: 'lastTenNights:night27' }),
      firstTenDays: phrase({ interval: 'day', calendar: 'firstTenDays' }),
      whiteDays: phrase({ interval: 'day', calendar: 'whiteDays' }),
      zakatDay: phrase({ interval: 'year', calendar: 'zakatDay:9-1' }),
    },
    next: <Trans>Next donation:</Trans>,
    pausedUntil: <Trans>Paused until:</Trans>,
    declined: <Trans>The last payment was declined</Trans>,
    more: <Trans>Your other recurring donations are in your account.</Trans>,
    manage: <Trans>Change, pause or cancel</Trans>,
  };
  return (
    <>
      <LanguageOffer locale={locale} />
      <Hero locale={locale} isReady={isReady} season={home.season?.name}>
        {quickDonation}
      </Hero>
      <Page>
        {/* Who is known to give nothing regularly has no place for it. */}
        {home.plans?.count !== 0 && (
          <OwnPlans
            locale={locale}
            href={localePath(locale, partPath('recurring'))}
            known={home.plans && <OwnPlanList plans={home.plans} locale={locale} words={planWords} />}
            words={planWords}
          />
        )}
        <GiveAgain
          locale={locale}
          words={{
            title: <Trans>You have donated here before</Trans>,
            note: <Trans>Stored only on this device.</Trans>,
            give: <Trans>Donate again</Trans>,
            remove: <Trans>Remove</Trans>,
            removed: <Trans>Removed</Trans>,
          }}
        />
      </Page>
      {home.season && isReady(home.season.route) && <SeasonBand season={home.season} locale={locale} />}
      {home.statistics.length > 0 && <Figures statistics={home.statistics} locale={locale} />}
      {home.closing.length > 0 && <ClosingProjects projects={home.closing} locale={locale} />}
      {home.countries.length > 0 && <NeedBand countries={home.countries} locale={locale} />}
      {home.sliders.length > 0 && <Announcements sliders={home.sliders} locale={locale} isReady={isReady} />}
      {isReady('program') && site.programs.length > 0 && <Programs programs={site.programs} locale={locale} />}
      {home.zakat && isReady('zakat') && <ZakatBand zakat={home.zakat} locale={locale} />}
      {home.urgent.length > 0 && (
        <ProjectRow
          id="urgent"
          title={<Trans>Urgent</Trans>}
          lead={<Trans>People who need help this week.</Trans>}
          projects={home.urgent}
          locale={locale}
        />
      )}
      {home.ngos.length > 0 && isReady('ngos') && <NgoBand ngos={home.ngos} locale={locale} />}
      {home.news.length > 0 && isReady('news') && <NewsBand news={home.news} locale={locale} />}
      {home.tafreej && <CaseBand project={home.tafreej} locale={locale} />}
      <TrustSteps lines={home.lines} locale={locale} />
    </>
  );
}
