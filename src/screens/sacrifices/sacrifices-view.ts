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
  /** How the program is verified, and what donors ask. */
  notes: ProgramNotesView;
};

/** The order's form, under `/forms` and on the page. */
export const SACRIFICE_FORM = 'cart/add-sacrifice';
export const SACRIFICE_FORM_ID = 'cart-add-sacrifice';
