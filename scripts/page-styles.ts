import type { Plugin } from 'vite';
import { STYLE_AREAS } from './page-style-areas.ts';

const ROOT_PAGE = /\/src\/pages\/[\w-]+\.tsx$/;
const isPage = (id: string): boolean => ROOT_PAGE.test(id) || STYLE_AREAS.some(({ page }) => id.endsWith(`/${page}`));
const DEFAULT_EXPORT = /export default (async )?function (\w+)/;

/**
 * Server components get their styles as `<link>` elements, one for each import and each rendering: 855 on the home page, two
 * thirds of its bytes. This plugin adds the styles once for each page, and removes them from the components. The pages of
 * `page-style-areas.ts` add a file of their own.
 */
export function pageStyles(): Plugin {
  return {
    name: 'sanad:page-styles',
    configResolved(config) {
      const perComponent = config.plugins.find(({ name }) => name === 'rsc:rsc-css-export-transform');
      if (!perComponent)
        throw new Error(
          'The styles of server components are brought in by another plugin now: see scripts/page-styles.ts.',
        );
      perComponent.transform = undefined as never;
    },
    transform(code, id) {
      if (this.environment.name !== 'rsc' || !isPage(id)) return undefined;
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
