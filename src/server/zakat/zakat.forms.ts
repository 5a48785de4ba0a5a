import { readZakatFields } from '#src/domain/zakat-fields.ts';
import { decimalSign } from '#src/i18n/locales.ts';
import { invalid } from '#src/server/http/errors.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

/** The calculator without script: the page shows again what was typed, with the result of it. */
export const zakatForms = [
  formRoute({
    path: 'zakat/calculate',
    schema: anyFields,
    handle: async ({ services, locale, input }) => {
      const { errors } = readZakatFields(input, await readCurrency(services), decimalSign[locale]);
      if (errors.length > 0) throw invalid(...errors);
      return { done: {}, place: 'zakat-result', keepsFields: true };
    },
  }),
];
