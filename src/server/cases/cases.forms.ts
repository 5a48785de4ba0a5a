import * as v from 'valibot';
import { exponentOf } from '#money/exponents.ts';
import { hasTooManyDecimals, parseMinor, parseWhole } from '#money/parse-money.ts';
import { tafreejClaim } from '#src/contracts/cases.ts';
import { billNumberOf } from '#src/domain/bill-number.ts';
import { dayInRiyadh, type TafreejClaim } from '#src/domain/tafreej.ts';
import { decimalSign, type Locale } from '#src/i18n/locales.ts';
import { checkEligibility } from '#src/server/cases/cases.service.ts';
import { invalid } from '#src/server/http/errors.ts';
import type { FormFields } from '#src/server/http/form-context.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { caseLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';

/** The checks without script: the page shows again what was typed, with what was found. */
export const casesForms = [
  formRoute({
    path: 'cases/check',
    schema: anyFields,
    handle: async ({ input, c }) => {
      const typed = input['billNumber']?.trim();
      if (!typed) throw invalid({ path: 'billNumber', code: 'required' });
      if (billNumberOf(typed) === undefined) throw invalid({ path: 'billNumber', code: 'invalidFormat' });
      await caseLimit(c);
      return { done: {}, keepsFields: true };
    },
  }),
  formRoute({
    path: 'tafreej/eligibility',
    schema: anyFields,
    handle: async ({ services, locale, input }) => {
      await checkEligibility(services, readClaim(input, locale, dayInRiyadh(services.now())));
      return { done: {}, keepsFields: true };
    },
  }),
];

const MINUS = /^[\u200E\u200F\u061C]*[-−]/;
/** In halalas, below zero where it was typed so; the text itself where it is no amount. */
function claimOf(typed: string, locale: Locale): number | string {
  const amount = parseMinor(typed.replace(MINUS, ''), 'SAR', decimalSign[locale]);
  if (amount === undefined) return typed;
  return MINUS.test(typed) ? -amount : amount;
}

/** Whether a claim is an amount but for parts of a halala. */
const isTooFine = (typed: string, locale: Locale): boolean =>
  hasTooManyDecimals(typed.replace(MINUS, ''), exponentOf('SAR'), decimalSign[locale], 'SAR');
const tooFine = v.never('invalidFormat');

/** Reads a claim from its form. @throws AppError `validation` with every field that is empty or cannot be read, and a date after `today` */
export function readClaim(fields: FormFields, locale: Locale, today: string): TafreejClaim {
  const typed = (name: string): string | undefined => fields[name]?.trim() || undefined;
  const [claim, orders] = [typed('claim'), typed('enforcementOrders')];
  const input: unknown = {
    claim: claim && claimOf(claim, locale),
    isSocialSecurityBeneficiary: fields['isSocialSecurityBeneficiary'] === 'on',
    enforcementOrders: orders && (parseWhole(orders) ?? orders),
    orderDate: typed('orderDate'),
  };
  const { entries } = tafreejClaim;
  const schema = v.strictObject({
    ...entries,
    ...(claim && isTooFine(claim, locale) ? { claim: tooFine } : {}),
    orderDate: v.pipe(
      entries.orderDate,
      v.check((date) => date <= today, 'tooHigh'),
    ),
  });
  return validate(schema, input);
}
