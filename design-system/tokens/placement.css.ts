/**
 * The only physical sides of the product, because the specification names them: the donate tab and its panel keep to
 * the left edge, every toast to the top right, in every language. `scripts/lint` lets no other file name a side.
 */
export const placement = {
  donateTab: { left: 0 },
  donatePanel: { left: 0, right: 'auto' },
  toast: { right: 20 },
} as const;
