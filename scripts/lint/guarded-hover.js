/** `[media.hover]: …`, literally or by its name. */
const isHoverMedia = (key) =>
  (key.type === 'MemberExpression' && key.property.name === 'hover') ||
  (key.type === 'Literal' && /\(hover: hover\)/.test(String(key.value)));

const textOfKey = (key) =>
  key.type === 'Literal'
    ? String(key.value)
    : key.type === 'TemplateLiteral'
      ? key.quasis.map((part) => part.value.cooked).join('')
      : '';

/** After a touch a hover style stays, so it must be limited to devices that can hover. */
export const guardedHover = {
  create: (context) => ({
    Property(node) {
      if (!textOfKey(node.key).includes(':hover')) return;
      for (let above = node.parent; above; above = above.parent)
        if (above.type === 'Property' && isHoverMedia(above.key)) return;
      context.report({ node, message: 'After a touch this hover style stays: use onHover or [media.hover].' });
    },
  }),
};
