import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readQuickDonation } from '#src/pages/quick-donation.ts';
import { readSeason } from '#src/pages/season.ts';
import { readSite } from '#src/pages/site.ts';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';
import type { HomeView } from '#src/screens/home/home-view.ts';
import { percentOf } from '#src/screens/projects/progress.ts';
import { QuickDonation } from '#src/screens/quick-donation/quick-donation.tsx';
import { listProjects } from '#src/server/projects/projects.service.ts';
import { getServices } from '#src/server/services.ts';
import { listSliders, listStatistics } from '#src/server/site/site.service.ts';

export default async function HomePage({ locale }: { locale: Locale }) {
  const [site, home, quickDonation] = await Promise.all([readSite(), readHome(locale), readQuickDonation(locale, '/')]);
  const season = await readSeason(await getServices(), site, locale);
  return (
    <>
      <Head />
      <HomeScreen
        locale={locale} home={{ ...home, season }} site={site}
        quickDonation={<Card tone="raised" as="section" labelledBy="quick-title"><Stack gap={5}><Heading level={2} size="h3" id="quick-title"><Trans>Quick donation</Trans></Heading><QuickDonation {...quickDonation} /></Stack></Card>}
      />
    </>
  );
}

async function readHome(locale: Locale): Promise<HomeView> {
  const ctx = await getServices();
  const statistics = await listStatistics(ctx, locale);
  const sliders = await listSliders(ctx, locale);
  const closing = await listProjects(ctx, { status: 'published', sort: 'leastRemaining', limit: '30' }, locale);
  const newest = await listProjects(ctx, { status: 'published', sort: 'newest', limit: '50' }, locale);
  const cases = await listProjects(ctx, { status: 'published', type: 'tafreej', sort: 'leastRemaining', limit: '1' }, locale);
  // Close by their share, not by a small sum alone.
  const open = closing.data.filter((project) => project.isOpen && !project.isEndowment && percentOf(project) >= 60);
  const shown = new Set(open.slice(0, 4).map(({ id }) => id));
  const urgent = newest.data.filter(({ id, isOpen, isUrgent }) => isUrgent && isOpen && !shown.has(id));
  tagPage('projects', 'totals', ...[...open.slice(0, 4), ...urgent.slice(0, 3), ...cases.data].map(({ id }) => `project:${id}` as const));
  return {
    statistics, sliders, closing: open.slice(0, 4), urgent, projectsTotal: closing.total,
    ...(cases.data[0]?.isOpen ? { tafreej: cases.data[0] } : {}),
  };
}

function Head() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Sanad: be the one they lean on`}</title>
      <meta name="description" content={t`Give to vetted orphan-care institutions, relief, debtors' cases, zakat and endowments, and see what your gift became.`} />
    </>
  );
}
