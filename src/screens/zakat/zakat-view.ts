import type { CurrencyCode } from '#money/currencies.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { MetalView } from '#src/contracts/zakat.ts';
import type { ZakatFields } from '#src/domain/zakat-fields.ts';
import type { ZakatRules } from '#src/domain/zakat-rules.ts';
import type { ProgramNotesView } from '#src/screens/program-notes/program-notes.tsx';
import type { CalculatorFactsView } from '#src/screens/program/program-view.ts';

/** What the calculator's page shows. */
export type ZakatView = {
  currency: CurrencyCode;
  rules: ZakatRules;
  /** Prices as they are listed, with their time and source. */
  metals: readonly MetalView[];
  /** Whether the prices are older than the site allows. */
  isStale: boolean;
  /** Who says which number and since when, for the choices of the form. */
  rulings: readonly { code: string; authority: string; source: string; validFrom: string }[];
  /** What the last post left in the fields. */
  fields: ZakatFields;
  /** What was wrong with the post into the cart; the figures are read afresh. */
  errors?: readonly { path: string; code: string; message: string }[] | undefined;
  /** The date of the reminder could not be read. */
  isReminderInvalid?: boolean | undefined;
  /** What zakat is told by: the nisab, its rate, and how many projects accept it. */
  facts: CalculatorFactsView;
  /** Open projects that zakat may be given to. */
  projects: readonly ProjectCard[];
  /** How the program is verified, and what donors ask. */
  notes: ProgramNotesView;
};
/** The calculator's form, on the page and by its address under `/forms`. */
export const ZAKAT_FORM = 'zakat/calculate';
export const ZAKAT_FORM_ID = 'zakat';
