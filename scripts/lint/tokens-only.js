import { keyOf, textOf } from './logical-css.js';

const named = new Set('aqua black blue brown crimson cyan fuchsia gold gray green grey indigo ivory khaki lime magenta maroon navy olive orange orchid pink plum purple red salmon silver tan teal tomato turquoise violet white yellow'.split(' '));
const colorName = /color|background|border|outline|fill|stroke|shadow|caret|accent|decoration|column-?rule/i;
const written = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const layered = new Set(['zIndex']);

/** A colour that is written out is one that no theme reaches; a number for what lies over what is a race. */
function complaintOf(name, value) {
  if (layered.has(name) && (typeof value === 'number' || /^-?\d+$/.test(String(value ?? '')))) return `Take a layer from tokens.layer in place of '${value}'.`;
  if (typeof value !== 'string' || !colorName.test(name)) return undefined;
  if (written.test(value.replaceAll(/color-mix\(/g, ''))) return `Take a colour from tokens.color in place of '${value}'.`;
  const word = value.toLowerCase().split(/[\s,]+/).find((part) => named.has(part));
  return word === undefined ? undefined : `Take a colour from tokens.color in place of '${word}'.`;
}

export const tokensOnly = {
  create: (context) => ({
    Property(node) {
      const complaint = complaintOf(keyOf(node), textOf(node.value));
      if (complaint) context.report({ node, message: complaint });
    },
  }),
};
