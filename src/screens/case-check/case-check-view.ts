import type { CaseStatus } from '#src/contracts/cases.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';

export const CASE_FORM = 'cases/check';

/** The page for checking a bill number: what was typed, and what was found. */
export type CaseCheckView = {
  memory?: FormState | undefined;
  /** Absent until a number was checked. */
  found?: { billNumber: string; status: CaseStatus } | undefined;
};
