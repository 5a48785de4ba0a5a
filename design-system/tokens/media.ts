/** Conditions by name, so that a breakpoint is written once. */
export const media = {
  /** One column below this. */
  stacked: '(max-width: 900px)',
  beside: '(min-width: 901px)',
  /** The navigation folds into the menu below this. */
  folded: '(max-width: 1240px)',
  unfolded: '(min-width: 1241px)',
  phone: '(max-width: 560px)',
  still: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  hover: '(hover: hover)',
  print: 'print',
  /** What needs script is not offered without. */
  unscripted: '(scripting: none)',
} as const;
