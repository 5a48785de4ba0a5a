import type { SacrificeCategoryView, SacrificeView } from '#src/contracts/sacrifices.ts';
import type { ProgramNotesView } from '#src/screens/program-notes/program-notes.tsx';

/** What the page of sacrifices shows. */
export type SacrificesView = {
  categories: readonly SacrificeCategoryView[];
  /** The category whose sacrifices are listed. */
  category: SacrificeCategoryView;
  sacrifices: readonly SacrificeView[];
  /** When the page was made, in milliseconds since 1970: the time left is counted from here until a script counts on. */
  madeAt: number;
  /**
   * When who asks for it is reminded: a moment in milliseconds since 1970, or as soon as something can be ordered. Undefined
   * where there is nothing to be reminded of.
   */
  reminder: number | 'whenOpen' | undefined;
  /** How the program is verified, and what donors ask. */
  notes: ProgramNotesView;
};

/** The order's form, under `/forms` and on the page. */
export const SACRIFICE_FORM = 'cart/add-sacrifice';
export const SACRIFICE_FORM_ID = 'cart-add-sacrifice';

/** The reminder's form, under `/forms` and on the page, and its field. */
export const REMINDER_FORM = 'sacrifices/reminder';
export const REMINDER_FORM_ID = 'sacrifices-reminder';
export const REMINDER_FIELD = 'reminder-email';
