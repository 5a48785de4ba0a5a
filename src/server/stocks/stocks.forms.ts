import { readHoldings } from '#src/domain/purification-fields.ts';
import { decimalSign } from '#src/i18n/locales.ts';
import { invalid } from '#src/server/http/errors.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';

/** The worksheet without script: the page shows again what was typed, with the result of it, or with one more row. */
export const stocksForms = [
  formRoute({
    path: 'stock-purge/calculate',
    schema: anyFields,
    handle: async ({ locale, input }) => {
      const { errors } = readHoldings(input, decimalSign[locale]);
      if (errors.length > 0 && input['more'] !== '1') throw invalid(...errors);
      return { done: {}, place: 'purification-result', keepsFields: true };
    },
  }),
];
