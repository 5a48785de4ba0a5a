import type { Office } from '#src/domain/office.ts';
import type { Multilingual } from '#src/i18n/multilingual.ts';

/** All counted by the site; `raised` in minor units of `currency`. */
export type AboutFigures = {
  raised: number;
  currency: string;
  donations: number;
  completed: number;
  open: number;
  countries: number;
  applied: number;
  approved: number;
};

export type AboutView = {
  /** Absent while nothing was given yet. */
  figures?: AboutFigures | undefined;
  offices: readonly { office: Office; holders: readonly { id: string; name: Multilingual; duty: Multilingual }[] }[];
};
