import { keyOf, textOf } from './logical-css.js';

const named = new Set(
  'aqua black blue brown crimson cyan fuchsia gold gray green grey indigo ivory khaki lime magenta maroon navy olive orange orchid pink plum purple red salmon silver tan teal tomato turquoise violet white yellow'.split(
    ' ',
  ),
);
const colorName = /color|background|border|outline|fill|stroke|shadow|caret|accent|decoration|column-?rule/i;
const written = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const layered = new Set(['zIndex']);
const ruled = /^(?:border|outline)(?:(?:Block|Inline)(?:Start|End)?)?(?:Width)?$/;
const spaced = /^(?:gap|rowGap|columnGap|(?:padding|margin)\w*)$/;
/** Up to 3 px are written out: they bring a mark to the height of a line, which is no distance between two things. */
const distance = /(?<![\w.])-?(?:[4-9]|\d{2,}|\d+\.\d+)(?:px|rem)\b/;

/** Rejects literal colors, which themes cannot change, and literal z-indexes, sizes, radii and times. */
function complaintOf(name, value) {
  if (layered.has(name) && (typeof value === 'number' || /^-?\d+$/.test(String(value ?? ''))))
    return `Take a layer from tokens.layer in place of '${value}'.`;
  if (typeof value !== 'string') return undefined;
  if (name === 'fontSize' && /^-?[\d.]+(?:px|rem|em)$/.test(value))
    return `Take a size from tokens.fontSize in place of '${value}'.`;
  if (name.endsWith('Radius') && /(?:^|\s)[\d.]*[1-9][\d.]*(?:px|rem|em)/.test(value))
    return `Take a radius from tokens.radius in place of '${value}'.`;
  if (ruled.test(name) && /(?:^|\s)[123]px(?=\s|$)/.test(value))
    return `Take a width from tokens.line in place of '${value}'.`;
  if (spaced.test(name) && distance.test(value)) return `Take a step from tokens.space in place of '${value}'.`;
  if (/^(?:animation|transition)/.test(name) && /(?:^|[\s,])[\d.]+m?s\b/.test(value))
    return `Take a time from tokens.duration in place of '${value}'.`;
  if (!colorName.test(name)) return undefined;
  if (written.test(value.replaceAll(/color-mix\(/g, '')))
    return `Take a color from tokens.color in place of '${value}'.`;
  const word = value
    .toLowerCase()
    .split(/[\s,]+/)
    .find((part) => named.has(part));
  return word === undefined ? undefined : `Take a color from tokens.color in place of '${word}'.`;
}

export const tokensOnly = {
  create: (context) => ({
    Property(node) {
      const complaint = complaintOf(keyOf(node), textOf(node.value));
      if (complaint) context.report({ node, message: complaint });
    },
  }),
};
