import { msg } from '@lingui/core/macro';
import { expirePageAt, tagPage } from '#src/framework/page-cache/tags.ts';
import { requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readProgramNotes } from '#src/pages/loaders/program-notes.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { SacrificesScreen } from '#src/screens/sacrifices/sacrifices-screen.tsx';
import { readSacrificesPage } from '#src/server/sacrifices/sacrifices-page.ts';
import { getServices } from '#src/server/services.ts';

export default async function SacrificesPage({ locale }: { locale: Locale }) {
  const category = new URLSearchParams(requestQuery()).get('category') ?? undefined;
  const [page, notes, memory] = await Promise.all([
    getServices().then((ctx) => readSacrificesPage(ctx, category, locale)),
    readProgramNotes('sacrifice', locale),
    readFormFlash(),
  ]);
  tagPage('sacrifices');
  // What opens or closes by the clock is not shown as it was before.
  if (page.nextChange !== undefined) expirePageAt(page.nextChange);
  return (
    <>
      <PageMeta
        isIndexed
        title={msg`Order a qurbani or an aqiqah`}
        description={msg`Give a sheep, or one seventh of a cow, in the country you choose. The animal is slaughtered in the names you give, and you get proof that it was done.`}
      />
      <SacrificesScreen view={{ ...page.view, notes }} locale={locale} memory={memory} />
    </>
  );
}
