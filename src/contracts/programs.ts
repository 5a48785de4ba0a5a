import * as v from 'valibot';
import { id, localText, pluralForms } from '#src/contracts/fields.ts';

/** The color palettes of programs and covers. */
export const PALETTES = [
  'orphans',
  'zakat',
  'stock',
  'sacrifice',
  'endowment',
  'relief',
  'housing',
  'mosque',
  'tafreej',
  'tayseer',
  'sand',
] as const;

/** A program. */
export const projectType = v.strictObject({
  id,
  slug: v.string(),
  title: localText,
  titleText: v.string(),
  summary: v.nullable(localText),
  icon: v.string(),
  palette: v.picklist(PALETTES),
});
export type ProjectType = v.InferOutput<typeof projectType>;

/** A program with all that its page shows, beside its projects. */
export const projectTypeDetail = v.strictObject({
  ...projectType.entries,
  about: v.nullable(localText),
  /** How its projects are verified, in the order in which it happens. */
  steps: v.array(v.strictObject({ title: localText, text: localText })),
  questions: v.array(v.strictObject({ question: localText, answer: localText })),
});
export type ProjectTypeDetail = v.InferOutput<typeof projectTypeDetail>;

/** A word by which projects are filed; `code` is what projects hold and filters take. */
export const label = v.strictObject({ id, code: v.string(), title: localText, titleText: v.string() });

/** A unit in which projects count donations: a meal, a share. */
export const unit = v.strictObject({ ...label.entries, forms: v.nullable(pluralForms) });

/** A campaign, which is also the cause of quick donations. */
export const projectCategory = v.strictObject({
  id,
  slug: v.string(),
  title: localText,
  titleText: v.string(),
  icon: v.string(),
});
export type ProjectCategory = v.InferOutput<typeof projectCategory>;
