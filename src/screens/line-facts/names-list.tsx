import type { Locale } from '#src/i18n/locales.ts';

/** Names in a sentence: each keeps its own direction, so that Arabic names on an English page stay in the order of the list. */
export const NamesList = ({ locale, names }: { names: readonly string[]; locale: Locale }) =>
  new Intl.ListFormat(locale, { type: 'conjunction' })
    .formatToParts(names)
    // The same name can stand twice.
    .map(({ type, value }, at) => (type === 'element' ? <bdi key={at}>{value}</bdi> : value));
