import { isOfArea, STYLE_AREAS } from './page-style-areas.ts';

/** The top-level rules of a stylesheet as text: `a{…}`, `@media …{a{…}}`, `@layer x;`. */
export function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  let quote: string | undefined;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at]!;
    if (quote !== undefined) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = undefined;
      continue;
    }
    if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0 && (sign === '}' || sign === ';')) {
      rules.push(css.slice(from, at + 1).trim());
      from = at + 1;
    }
  }
  const rest = css.slice(from).trim();
  return rest === '' ? rules : [...rules, rest];
}

/** The stylesheet without repeated rules: two bundles of one build share many modules. */
export const distinctRules = (css: string): string => [...new Set(topLevelRules(css))].join('');

/** The rules of the site, and those of each area that has any. */
export function byArea(css: string): { site: string; areas: { name: string; page: string; css: string }[] } {
  const rules = topLevelRules(css);
  const areas = STYLE_AREAS.flatMap(({ name, page }) => {
    const own = rules.filter((rule) => isOfArea(rule, name));
    return own.length > 0 ? [{ name, page, css: own.join('') }] : [];
  });
  const site = rules.filter((rule) => !STYLE_AREAS.some(({ name }) => isOfArea(rule, name)));
  return { site: site.join(''), areas };
}
