import type { CurrencyCode } from '#money/currencies.ts';
import type { ProjectTypeDetail } from '#src/contracts/programs.ts';
import type { ProgramFigures } from '#src/domain/program-figures.ts';
import type { TafreejRule, TafreejTerms } from '#src/domain/tafreej.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';

/** Figures of a program's projects; `own` what became of them. */
export type ProgramFactsView = {
  open: number;
  countries: number;
  zakat: number;
  own?: Omit<ProgramFigures, 'open'> | undefined;
};

type Sum = { minor: number; currency: CurrencyCode };
/** What is told of a program that is given by a calculator. */
export type CalculatorFactsView =
  /** `nisab` and `percent` are absent while its metal has no price. */
  | { kind: 'zakat'; projects: number; nisab?: Sum | undefined; percent?: number | undefined }
  | { kind: 'stock'; companies: number }
  /** `from` is the least price of one share that can be ordered. */
  | { kind: 'sacrifice'; countries: number; from?: Sum | undefined };

/** What a program's page shows above its projects. */
export type ProgramView = {
  program: ProjectTypeDetail;
  /** Absent where the program has too many projects to count on a request. */
  facts?: ProgramFactsView | undefined;
  /** In their place, where the program is given by a calculator. */
  calculator?: CalculatorFactsView | undefined;
  /** The check of Tafreej's rules, on its own page alone. */
  eligibility?: EligibilityView | undefined;
};

export const ELIGIBILITY_FORM = 'tafreej/eligibility';
/** `failed` is absent until a claim was checked. The cap is in minor units of `currency`. */
export type EligibilityView = {
  terms: TafreejTerms;
  currency: CurrencyCode;
  memory?: FormState | undefined;
  failed?: readonly TafreejRule[] | undefined;
};
