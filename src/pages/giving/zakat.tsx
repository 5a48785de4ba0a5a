import { msg } from '@lingui/core/macro';
import { expirePageAt, tagPage } from '#src/framework/page-cache/tags.ts';
import { requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readZakatFacts } from '#src/pages/loaders/calculator-facts.ts';
import { readProgramNotes } from '#src/pages/loaders/program-notes.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { readZakatProjects } from '#src/pages/loaders/zakat-projects.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { ZakatScreen } from '#src/screens/zakat/zakat-screen.tsx';
import { ZAKAT_FORM } from '#src/screens/zakat/zakat-view.ts';
import { getServices } from '#src/server/services.ts';
import { readZakatPage } from '#src/server/zakat/zakat-page.ts';

const ADD_FORM = 'cart/add-zakat';
/** The calculator itself, and the form that puts its sum into the cart: without script both have the same fields. */
const FORMS: readonly string[] = [ZAKAT_FORM, ADD_FORM, 'zakat/keep'];

export default async function ZakatPage({ locale }: { locale: Locale }) {
  const ctx = await getServices();
  const [zakat, facts, projects, notes, kept] = await Promise.all([
    readZakatPage(ctx, locale),
    readZakatFacts(ctx, locale),
    readZakatProjects(ctx, locale),
    readProgramNotes('zakat', locale),
    readFormFlash(),
  ]);
  tagPage('site');
  // From then on the page warns of old prices.
  if (zakat.staleFrom !== undefined && !zakat.isStale) expirePageAt(Date.parse(zakat.staleFrom));
  return (
    <>
      <PageMeta
        isIndexed
        title={msg`Zakat calculator`}
        description={msg`Calculate zakat on cash, gold, silver, shares and funds, with today’s nisab, and see the calculation line by line.`}
      />
      <ZakatScreen
        locale={locale}
        zakat={{
          ...zakat,
          facts,
          projects,
          notes,
          fields: kept && FORMS.includes(kept.form) ? kept.fields : {},
          errors: kept?.form === ADD_FORM ? kept.errors : [],
          isReminderInvalid: new URLSearchParams(requestQuery()).get('reminder') === 'invalid',
        }}
      />
    </>
  );
}
