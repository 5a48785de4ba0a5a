import type { Plugin } from 'vite';

const PAGE = /\/src\/pages\/[\w-]+\.tsx$/;
const DEFAULT_EXPORT = /export default (async )?function (\w+)/;

/**
 * Server components get their styles as `<link>` elements, one for each component that imports one, each time that it is
 * drawn: 855 on the home page, two thirds of its bytes. A page knows all styles of what it draws, so it names them once,
 * and the components are left alone.
 */
export function pageStyles(): Plugin {
  return {
    name: 'sanad:page-styles',
    configResolved(config) {
      const perComponent = config.plugins.find(({ name }) => name === 'rsc:rsc-css-export-transform');
      if (!perComponent) throw new Error('The styles of server components are brought in by another plugin now: see scripts/page-styles.ts.');
      perComponent.transform = undefined as never;
    },
    transform(code, id) {
      if (this.environment.name !== 'rsc' || !PAGE.test(id)) return undefined;
      const [, , page] = DEFAULT_EXPORT.exec(code) ?? [];
      if (!page) return undefined;
      return {
        code: `import { createElement as __draw, Fragment as __Group } from 'react';\n${code.replace(DEFAULT_EXPORT, '$1function $2')}
import __vite_rsc_react__ from 'react';
export default function WithStyles(props) {
  return __draw(__Group, null, import.meta.viteRsc.loadCss(), __draw(${page}, props));
}\n`,
        map: null,
      };
    },
  };
}
