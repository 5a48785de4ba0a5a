type Fields = Iterable<readonly [string, FormDataEntryValue]>;

/** Where a search leads: the form's own address with the fields that say something. */
export function searchAddress(action: string, fields: Fields): string {
  const url = new URL(action);
  url.search = '';
  for (const [name, value] of fields)
    if (typeof value === 'string' && value.trim()) url.searchParams.append(name, value.trim());
  return url.href;
}
