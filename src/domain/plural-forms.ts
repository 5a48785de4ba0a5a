/** The plural categories of CLDR. English and Turkish have `one` and `other`, Arabic has all six. */
type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type Forms = { readonly [category in PluralCategory]?: string };
/** A unit with a number, by language: `#` is replaced by the number, and a form may omit it ("سهمان" is two shares). */
export type PluralForms = { readonly [locale in 'en' | 'ar' | 'tr']?: Forms | undefined };
