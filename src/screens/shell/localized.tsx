import type { Locale } from '#src/i18n/locales.ts';
import { type Multilingual, shownText } from '#src/i18n/multilingual.ts';

/** A multilingual field as this page shows it: marked with its own language where that is another one. */
export function Localized({ field, locale }: { field: Multilingual; locale: Locale }) {
  const { text, lang, dir } = shownText(field, locale);
  return lang === locale ? (
    text
  ) : (
    <bdi lang={lang} dir={dir}>
      {text}
    </bdi>
  );
}
