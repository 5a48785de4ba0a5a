const formats = new Map<string, Intl.NumberFormat>();

/** An `Intl.NumberFormat`, cached by its arguments: making one takes a hundred times longer than using it. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(tag, options)));
  return format;
}
