/** Property names and values of styles that name physical sides, which do not follow the direction of the language. */
const physicalName =
  /^(margin|padding|scrollMargin|scrollPadding)(Left|Right)$|^(left|right)$|^border(Left|Right)(Width|Color|Style)?$|^border(Top|Bottom)(Left|Right)Radius$|^overflow-?[XY]?Anchor$/;
const sideValues = {
  textAlign: ['left', 'right'],
  float: ['left', 'right'],
  clear: ['left', 'right'],
  justifyContent: ['left', 'right'],
  captionSide: ['left', 'right'],
  textAlignLast: ['left', 'right'],
};
const fourSides = new Set([
  'margin',
  'padding',
  'inset',
  'borderWidth',
  'borderStyle',
  'borderColor',
  'scrollMargin',
  'scrollPadding',
]);
const sidedText = new Set([
  'backgroundPosition',
  'objectPosition',
  'transformOrigin',
  'maskPosition',
  'perspectiveOrigin',
]);
const inlineMove = /translate(X|3d)?\(\s*-?[\d.]*[1-9]/;

/** The parts of a shorthand, split at commas and spaces outside brackets. */
const partsOf = (text) => text.trim().match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
const cornersDiffer = ([a, b = a, c = a, d = b]) => !(a === b && c === d) && !(a === c && b === d && a === b);

function complaintOf(name, value) {
  if (physicalName.test(name))
    return `Use the logical property in place of '${name}', which follows the direction of the language.`;
  if (typeof value !== 'string') return undefined;
  if (sideValues[name]?.includes(value)) return `Use start or end in place of '${value}'.`;
  const parts = partsOf(value);
  if (fourSides.has(name) && parts.length === 4 && parts[1] !== parts[3])
    return `'${name}: ${value}' names two sides apart: write the inline ones with '-inline'.`;
  if (name === 'borderRadius' && !value.includes('/') && parts.length > 1 && cornersDiffer(parts))
    return `'borderRadius: ${value}' names corners: write 'borderStartStartRadius' and the like.`;
  if (sidedText.has(name) && /\b(left|right)\b/.test(value)) return `'${name}: ${value}' names a side.`;
  if (name === 'translate' && parts[0] !== undefined && /^-?[\d.]*[1-9]/.test(parts[0]))
    return `'translate: ${value}' moves to one side in every language: move by a variable that knows the direction.`;
  if (name === 'transform' && inlineMove.test(value))
    return `'transform: ${value}' moves to one side in every language: move by a variable that knows the direction.`;
  return undefined;
}

export const keyOf = (node) => (node.key.type === 'Identifier' ? node.key.name : String(node.key.value));
/** The text of a string, or of a template with its expressions replaced by a name. */
export function textOf(node) {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked).join('var(--x)');
  if (node.type === 'TSAsExpression') return textOf(node.expression);
  return undefined;
}

export const logicalCss = {
  create: (context) => ({
    Property(node) {
      const complaint = complaintOf(keyOf(node), textOf(node.value));
      if (complaint) context.report({ node, message: complaint });
    },
  }),
};
