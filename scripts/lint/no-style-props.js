const refused = new Set(['className', 'style', 'css', 'sx']);

/** Components take no class and no style: a new appearance is a new variant. */
export const noStyleProps = {
  create: (context) => ({
    TSPropertySignature(node) {
      const name = node.key.type === 'Identifier' ? node.key.name : node.key.value;
      if (refused.has(name)) context.report({ node, message: `A component takes no '${name}': add a variant.` });
    },
  }),
};
