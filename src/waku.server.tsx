import { Fragment, type ComponentType, type ReactNode } from 'react';
import { createPages } from 'waku';
import { createAdapter } from '#src/framework/adapter.ts';
import { setRequestNonce } from '#src/framework/nonce.ts';
import { defaultLocale, type Locale, locales } from '#src/i18n/locales.ts';
import { withLocale } from '#src/i18n/server.tsx';
import { type RouteName, routes } from '#src/routes.ts';
import { api } from '#src/server/app.ts';
import { forms } from '#src/server/forms.ts';

type PageProps = { path: '/'; query: string; locale: Locale };
/** `import()` gives each page a chunk of its own; the type makes a route without a page fail to compile. */
const pageOf: Record<RouteName, () => Promise<{ default: unknown }>> = {
  home: () => import('#src/pages/home.tsx'),
  about: () => import('#src/pages/about.tsx'),
  project: () => import('#src/pages/project.tsx'),
};
const names = Object.keys(routes) as RouteName[];
const keptPaths = new Set<string>(names.filter((name) => routes[name].isKept).map((name) => routes[name].path));
const Root = ({ children }: { children: ReactNode }) => <Fragment>{children}</Fragment>;

const pages = createPages(async ({ createPage, createLayout, createRoot, createInterceptor }) => {
  createInterceptor((next) => { setRequestNonce(); return next(); });
  const [{ SiteLayout }, notFound, ...modules] = await Promise.all([
    import('#src/pages/layout.tsx'), import('#src/pages/not-found.tsx'), ...names.map((name) => pageOf[name]()),
  ]);
  createRoot({ render: 'static', component: Root });
  const all = locales.flatMap((locale) => {
    const base = locale === defaultLocale ? '/(en)' : `/${locale}`;
    createLayout({ render: 'dynamic', path: base, component: withLocale<{ children: ReactNode }>(locale, SiteLayout) });
    return names.map((name, i) => createPage({
      render: 'dynamic',
      path: `${base}${routes[name].path === '/' ? '' : routes[name].path}` as '/',
      component: withLocale<Omit<PageProps, 'locale'>>(locale, modules[i]!.default as ComponentType<PageProps>),
    }));
  });
  return [...all, createPage({ render: 'dynamic', path: '/404', component: notFound.default })];
});

export default createAdapter({ api, forms, isKept: (path) => keptPaths.has(path), work: async () => { console.log('worker: would run jobs'); } })(pages);
