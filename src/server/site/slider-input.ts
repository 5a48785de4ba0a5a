import * as v from 'valibot';
import { count, textByLanguage, typedText } from '#src/contracts/fields.ts';
import { PALETTES } from '#src/contracts/programs.ts';

const MAX_TITLE = 90;
const MAX_TEXT = 200;
const MAX_LABEL = 40;
const MAX_ADDRESS = 300;
/** The largest number that the database holds in a column of this kind. */
const MAX_SEED = 2_147_483_647;

/** A slide of the home page as staff write it. */
export const sliderInput = v.pipe(
  v.strictObject({
    slug: v.pipe(typedText(60), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalidFormat')),
    title: textByLanguage(MAX_TITLE),
    text: v.optional(textByLanguage(MAX_TEXT)),
    linkLabel: v.optional(textByLanguage(MAX_LABEL)),
    /** A path of the site without a language: the page adds the visitor's. */
    href: v.optional(
      v.pipe(typedText(MAX_ADDRESS), v.regex(/^\/(?!ar(?:\/|$)|tr(?:\/|$))(?:[^/\\\s][^\\\s]*)?$/, 'invalidUrl')),
    ),
    palette: v.picklist(PALETTES, 'invalidSelection'),
    coverSeed: v.optional(v.pipe(count, v.maxValue(MAX_SEED, 'tooHigh'))),
  }),
  v.forward(
    v.check(({ href, linkLabel }) => href !== undefined || linkLabel === undefined, 'required'),
    ['href'],
  ),
  v.forward(
    v.check(({ href, linkLabel }) => href === undefined || linkLabel !== undefined, 'required'),
    ['linkLabel'],
  ),
);
export type SliderInput = v.InferOutput<typeof sliderInput>;
