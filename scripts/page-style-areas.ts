/**
 * Pages with a stylesheet of their own, beside the site's: their screens are drawn by hand and nothing of them is on other
 * pages. Each is a folder of `src/screens`, which also names the file.
 */
export const STYLE_AREAS = [
  { name: 'zakat', page: 'src/pages/giving/zakat.tsx' },
  { name: 'project', page: 'src/pages/giving/project.tsx' },
  { name: 'thank-you', page: 'src/pages/giving/thank-you.tsx' },
  { name: 'stock-purge', page: 'src/pages/giving/stock-purge.tsx' },
  { name: 'kafarat', page: 'src/pages/giving/program.tsx' },
  { name: 'sacrifices', page: 'src/pages/giving/sacrifices.tsx' },
] as const;

const areaOf = (file: string): string | undefined =>
  STYLE_AREAS.find(({ name }) => file.includes(`src/screens/${name}/`))?.name;

/** The name of a class: of such a screen it begins with the folder's name, by which the build finds its rules. */
export const classNameOf = ({ filePath, hash }: { filePath: string; hash: string }): string => {
  const area = areaOf(filePath);
  if (area !== undefined) return `${area}_${hash}`;
  // A class must not begin with a digit.
  return /^\d/.test(hash) ? `_${hash}` : hash;
};

/** Whether a rule of a stylesheet belongs to the screens of an area. */
export const isOfArea = (rule: string, area: string): boolean => new RegExp(`(?<![\\w-])${area}_\\w`).test(rule);
