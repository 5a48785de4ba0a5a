import { readZakatFields } from '#src/domain/zakat-fields.ts';
import { decimalSign, type Locale } from '#src/i18n/locales.ts';
import { cartEntry } from '#src/screens/form/cart-entry.ts';
import { fieldLabel } from '#src/screens/zakat/zakat-label.ts';
import { useZakatLabels } from '#src/screens/zakat/zakat-labels.ts';
import { zakatSentence } from '#src/screens/zakat/zakat-sentence.ts';
import { useZakatSentences } from '#src/screens/zakat/zakat-sentences.ts';
import type { ZakatView } from '#src/screens/zakat/zakat-view.ts';

/** What was typed, and what could not be read of it: the same reading as that of the result. */
export function useZakatErrors({ currency, errors: refused = [], fields }: ZakatView, locale: Locale) {
  const labels = useZakatLabels();
  const sentences = useZakatSentences(currency);
  const { errors } = readZakatFields(fields, currency, decimalSign[locale]);
  return {
    typed: (name: string): string | undefined => fields[name],
    sentences,
    summary: [
      ...errors.map((error) => ({
        fieldId: error.path,
        message: `${fieldLabel(labels, error.path)}: ${zakatSentence(error, sentences)}`,
      })),
      // Of the post into the cart: its one field is the computed sum, which has no place to lead to.
      ...refused.map((error) => cartEntry(error, locale) ?? { fieldId: undefined, message: error.message }),
    ],
  };
}
export type ZakatTyped = Pick<ReturnType<typeof useZakatErrors>, 'typed'>;
