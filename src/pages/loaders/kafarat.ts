import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { KAFARAT_CALCULATE, KAFARAT_FORM, type KafaratView } from '#src/screens/kafarat/kafarat-view.ts';
import { readKafaratPage } from '#src/server/kafarat/kafarat-page.ts';
import { getServices } from '#src/server/services.ts';

const FORMS: readonly string[] = [KAFARAT_FORM, KAFARAT_CALCULATE];

/** The calculators of the program, with what the last post of either of their forms left. */
export async function readKafarat(locale: Locale): Promise<KafaratView> {
  const [page, flash] = await Promise.all([getServices().then((ctx) => readKafaratPage(ctx, locale)), readFormFlash()]);
  const own = flash && FORMS.includes(flash.form) ? flash : undefined;
  tagPage('site');
  return { ...page, fields: own?.fields ?? {}, errors: own?.errors ?? [] };
}
