/** Cached by its arguments: making a format takes a hundred times longer than using it. */
const dates = new Map<string, Intl.DateTimeFormat>();

export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  let format = dates.get(key);
  if (!format) dates.set(key, (format = new Intl.DateTimeFormat(tag, options)));
  return format;
}

/** The tag for `Intl`: it says which digits and which calendar, which the language alone does not. */
export function tagOf(i18n: { locale: string; locales?: string | string[] | undefined }): string {
  const { locales } = i18n;
  return (Array.isArray(locales) ? locales[0] : locales) ?? i18n.locale;
}
