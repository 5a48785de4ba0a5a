import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { expirePageAt, tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { OrganizationData } from '#src/pages/giving/organization-data.tsx';
import { readOwnPlans } from '#src/pages/loaders/own-plans.ts';
import { readQuickDonation } from '#src/pages/loaders/quick-donation.ts';
import { readSeason } from '#src/pages/loaders/season.ts';
import { readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';
import { QuickDonation } from '#src/screens/quick-donation/quick-donation.tsx';
import { readHome } from '#src/server/home/home.service.ts';
import { getServices } from '#src/server/services.ts';

export default async function HomePage({ locale }: { locale: Locale }) {
  const ctx = await getServices();
  const [site, home, quickDonation, plans] = await Promise.all([
    readSite(),
    readHome(ctx, locale),
    readQuickDonation(locale, '/'),
    readOwnPlans(),
  ]);
  const shown = [...home.closing, ...home.urgent.slice(0, 3), ...(home.tafreej ? [home.tafreej] : [])];
  tagPage('projects', 'totals', 'articles', 'article-names', ...shown.map(({ id }) => `project:${id}` as const));
  const season = await readSeason(ctx, site);
  const staleFrom = home.zakat && Date.parse(home.zakat.staleFrom);
  const isStale = staleFrom !== undefined && ctx.now().getTime() > staleFrom;
  // From then on the page warns of an old price.
  if (staleFrom !== undefined && !isStale) expirePageAt(staleFrom);
  return (
    <>
      <PageMeta
        isIndexed
        namesSite
        title={msg`Sanad: orphan care, relief and zakat`}
        description={msg`Give zakat, or donate to vetted orphan-care institutions, relief, people in debt and endowments, and see what your donation achieved.`}
      />
      <OrganizationData locale={locale} contact={site.contact} />
      <HomeScreen
        locale={locale}
        home={{ ...home, plans, season, zakat: home.zakat && { ...home.zakat, isStale } }}
        site={site}
        quickDonation={
          <Card tone="raised" as="section" labelledBy="quick-title">
            <Stack gap={5}>
              <Heading level={2} size="h3" id="quick-title">
                <Trans>Quick donation</Trans>
              </Heading>
              <QuickDonation {...quickDonation} />
            </Stack>
          </Card>
        }
      />
    </>
  );
}
