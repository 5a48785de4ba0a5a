import { readZakatFields } from '#src/domain/zakat-fields.ts';
import { decimalSign, type Locale } from '#src/i18n/locales.ts';
import { useZakatLabels } from '#src/screens/zakat/zakat-labels.ts';
import type { ZakatView } from '#src/screens/zakat/zakat-view.ts';

/** What was typed, and what could not be read of it: the same reading as that of the result. */
export function useZakatErrors({ currency, fields }: ZakatView, locale: Locale) {
  const { labels, sentences } = useZakatLabels();
  const { errors } = readZakatFields(fields, currency, decimalSign[locale]);
  return {
    typed: (name: string): string | undefined => fields[name],
    sentences,
    summary: errors.map(({ code, path }) => ({
      fieldId: path,
      message: `${labels[path] ?? path}: ${sentences[code]}`,
    })),
  };
}
export type ZakatTyped = Pick<ReturnType<typeof useZakatErrors>, 'typed'>;
