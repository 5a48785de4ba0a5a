import { msg } from '@lingui/core/macro';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readProgramNotes } from '#src/pages/loaders/program-notes.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { StockPurgeScreen } from '#src/screens/stock-purge/stock-purge-screen.tsx';
import { STOCK_PURGE_FORM } from '#src/screens/stock-purge/stock-purge-view.ts';
import { getServices } from '#src/server/services.ts';
import { readStockPurgePage } from '#src/server/stocks/stock-purge-page.ts';

/** The worksheet itself, and the form that puts its lines into the cart: both have the same fields. */
const FORMS: readonly string[] = [STOCK_PURGE_FORM, 'cart/add-stock'];

export default async function StockPurgePage({ locale }: { locale: Locale }) {
  const [purge, notes, flash] = await Promise.all([
    getServices().then((ctx) => readStockPurgePage(ctx, locale)),
    readProgramNotes('stock-purification', locale),
    readFormFlash(),
  ]);
  const own = flash && FORMS.includes(flash.form) ? flash : undefined;
  tagPage('site');
  return (
    <>
      <PageMeta
        isIndexed
        title={msg`Stock purification calculator`}
        description={msg`Calculate what to give away to purify your shares, using published rates, and see the calculation line by line.`}
      />
      <StockPurgeScreen
        locale={locale}
        purge={{ ...purge, notes, fields: own?.fields ?? {}, errors: own?.errors ?? [] }}
      />
    </>
  );
}
