import { type ComponentType, Fragment, type ReactNode } from 'react';
import { createPages } from 'waku';
import { createAdapterOptions } from '#src/app/adapter-options.ts';
import { loadPage } from '#src/app/page-modules.ts';
import { createAdapter } from '#src/framework/adapter.ts';
import { defaultLocale, type Locale, locales } from '#src/i18n/locales.ts';
import { withLocale } from '#src/i18n/server.tsx';
import { routeNames, routes } from '#src/routes/routes.ts';

type PageProps = { path: '/'; query: string; locale: Locale };

/** The layout of each language renders `<html>`; the root adds nothing. */
const Root = ({ children }: { children: ReactNode }) => <Fragment>{children}</Fragment>;

const pages = createPages(async ({ createPage, createLayout, createRoot }) => {
  const [{ default: SiteLayout }, { default: NotFoundPage }, ...modules] = await Promise.all([
    import('#src/pages/layout.tsx'),
    import('#src/pages/not-found.tsx'),
    ...routeNames.map(loadPage),
  ]);
  createRoot({ render: 'static', component: Root });
  const all = locales.flatMap((locale) => {
    const base = locale === defaultLocale ? '/(en)' : `/${locale}`;
    createLayout({ render: 'dynamic', path: base, component: withLocale<{ children: ReactNode }>(locale, SiteLayout) });
    return routeNames.map((name, i) =>
      createPage({
        render: 'dynamic',
        path: `${base}${routes[name].path === '/' ? '' : routes[name].path}` as '/',
        component: withLocale<Omit<PageProps, 'locale'>>(locale, modules[i]!.default as ComponentType<PageProps>),
      }),
    );
  });
  return [...all, createPage({ render: 'dynamic', path: '/404', component: NotFoundPage })];
});

export default createAdapter(createAdapterOptions())(pages);
