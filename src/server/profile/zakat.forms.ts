import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { id } from '#src/contracts/fields.ts';
import { zakatDayInput, zakatRecordInput } from '#src/contracts/own-zakat.ts';
import { AppError } from '#src/server/http/errors.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { validate } from '#src/server/http/validate.ts';
import { personOf, toLogin } from '#src/server/profile/person-of-form.ts';
import { keepRecord, removeRecord, setZakatDay } from '#src/server/zakat/own-zakat.ts';

const PLACE = '/profile?part=zakat';

/** Keeping results of the calculator, and the day of the lunar year. */
export const ownZakatForms = [
  formRoute({
    path: 'zakat/keep',
    schema: anyFields,
    onError: toLogin('zakat'),
    handle: async ({ services, locale, input, c }) => {
      const { user } = await personOf(c);
      const { currency, nisab, wealth, zakat } = input;
      const sums = { currency, wealth: Number(wealth), nisab: Number(nisab), zakat: Number(zakat) };
      await keepRecord(services, user.id, validate(zakatRecordInput, sums));
      const i18n = await services.i18n(locale);
      // The page stays, and with it the figures.
      return { done: { message: i18n._(msg`Saved in your account`) }, keepsFields: true };
    },
  }),
  formRoute({
    path: 'profile/zakat-day',
    schema: anyFields,
    onError: toLogin('zakat'),
    handle: async ({ services, locale, input, c }) => {
      const { user } = await personOf(c);
      const from = input['does'] === 'forget' ? null : (input['from'] ?? '');
      if (from === '') throw new AppError('validation', { fields: [{ path: 'from', code: 'required' }] });
      await setZakatDay(services, user.id, validate(zakatDayInput, { from }).from);
      const i18n = await services.i18n(locale);
      const message = from === null ? msg`Your zakat day has been deleted` : msg`Your zakat day has been saved`;
      return { location: PLACE, done: { message: i18n._(message) } };
    },
  }),
  formRoute({
    path: 'profile/zakat-record/remove',
    schema: v.object({ id }),
    onError: toLogin('zakat'),
    handle: async ({ services, locale, input, c }) => {
      const { user } = await personOf(c);
      await removeRecord(services, user.id, input.id).catch((error: unknown) => {
        // Pressed twice, or in two tabs.
        if (!(error instanceof AppError && error.code === 'notFound')) throw error;
      });
      const i18n = await services.i18n(locale);
      return { location: PLACE, done: { message: i18n._(msg`Deleted`) } };
    },
  }),
];
