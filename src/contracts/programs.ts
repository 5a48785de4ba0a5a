import * as v from 'valibot';
import { id, localText } from '#src/contracts/fields.ts';

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

/** A campaign, which is also the cause of quick donations. */
export const projectCategory = v.strictObject({
  id,
  slug: v.string(),
  title: localText,
  titleText: v.string(),
  icon: v.string(),
});
export type ProjectCategory = v.InferOutput<typeof projectCategory>;
