import { useLingui } from '@lingui/react/macro';
import { readZakatFields } from '#src/domain/zakat-fields.ts';
import { decimalSign, type Locale } from '#src/i18n/locales.ts';
import type { ZakatView } from '#src/screens/zakat/zakat-view.ts';

/** What was typed, and what could not be read of it: the same reading as that of the result. */
export function useZakatErrors({ currency, fields }: ZakatView, locale: Locale) {
  const { t } = useLingui();
  const { errors } = readZakatFields(fields, currency, decimalSign[locale]);
  const sentence = (code: 'invalidType' | 'tooHigh') =>
    code === 'tooHigh' ? t`Enter a smaller number` : t`Enter a number, like 25.50`;
  return {
    typed: (name: string): string | undefined => fields[name],
    error: (name: string): string | undefined => {
      const found = errors.find(({ path }) => path === name);
      return found && sentence(found.code);
    },
    summary: errors.map(({ code, path }) => ({ fieldId: path, message: sentence(code) })),
  };
}
export type ZakatTyped = Pick<ReturnType<typeof useZakatErrors>, 'typed' | 'error'>;
