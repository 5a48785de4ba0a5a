const message =
  "Import '…/name.css' and not '…/name.css.ts': with the longer name server components lose their styles without a word.";

/** All syntax with a module specifier: import, export from, import(). */
export const cssSpecifier = {
  create: (context) => {
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source === 'string' && source.endsWith('.css.ts')) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
