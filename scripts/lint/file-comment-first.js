/** A comment about a file stands above its first import: between imports it would describe the next line. */
export const fileCommentFirst = {
  create: (context) => ({
    Program({ body }) {
      const imports = body.filter(({ type }) => type === 'ImportDeclaration');
      const [first, last] = [imports[0], imports.at(-1)];
      for (const comment of imports.length > 1 ? context.sourceCode.getAllComments() : []) {
        const isDocBlock = comment.type === 'Block' && comment.value.startsWith('*');
        if (isDocBlock && comment.range[0] > first.range[1] && comment.range[1] < last.range[0])
          context.report({
            node: comment,
            message: 'A /** comment stands between imports: move it above the first import.',
          });
      }
    },
  }),
};
