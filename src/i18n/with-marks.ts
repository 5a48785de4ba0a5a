/** The text with its marks, such as `[count]`, replaced: each value keeps its own direction. For texts that the server gives and the browser completes. */
export const withMarks = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((all, [mark, value]) => all.replace(mark, `\u2068${value}\u2069`), text);
