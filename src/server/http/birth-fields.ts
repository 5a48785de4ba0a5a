import { latinDigits } from '#money/latin-digits.ts';
import { dayOfParts } from '#src/domain/age.ts';
import type { FormFields } from '#src/server/http/form-context.ts';

/** A day of birth from the three fields of a form, `2026-02-03`; undefined where all are empty. Any digits are read. */
export function birthOf(fields: FormFields): string | undefined {
  const [year, month, day] = (['birthYear', 'birthMonth', 'birthDay'] as const).map((name) =>
    latinDigits(fields[name]?.trim() ?? ''),
  );
  return dayOfParts(year!, month!, day!) || undefined;
}
