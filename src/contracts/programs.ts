import * as v from 'valibot';
import { id, localText } from './fields.ts';

export const PALETTES = ['orphans', 'zakat', 'stock', 'sacrifice', 'endowment', 'relief', 'housing', 'mosque', 'tafreej', 'tayseer', 'sand'] as const;

export const projectType = v.strictObject({
  id, slug: v.string(), title: localText, titleText: v.string(), summary: v.nullable(localText), icon: v.string(), palette: v.picklist(PALETTES),
});
export type ProjectType = v.InferOutput<typeof projectType>;

export const projectCategory = v.strictObject({ id, slug: v.string(), title: localText, titleText: v.string(), icon: v.string() });
export type ProjectCategory = v.InferOutput<typeof projectCategory>;
