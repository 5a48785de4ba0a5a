import { readKafaratFields } from '#src/domain/kafarat-fields.ts';
import { invalid } from '#src/server/http/errors.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';

/** The three questions without script: the page shows again what was chosen, with the working. */
export const kafaratForms = [
  formRoute({
    path: 'kafarat/calculate',
    schema: anyFields,
    handle: async ({ input }) => {
      const { errors } = readKafaratFields(input);
      if (errors.length > 0) throw invalid(...errors);
      return { done: {}, place: 'kafarat-result', keepsFields: true };
    },
  }),
];
