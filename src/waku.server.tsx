import { type ComponentType, Fragment, type ReactNode } from 'react';
import { createPages } from 'waku';
import { createAdapter } from '#src/framework/adapter.ts';
import { defaultLocale, type Locale, locales } from '#src/i18n/locales.ts';
import { withLocale } from '#src/i18n/server.tsx';
import { createDoors } from '#src/pages/doors.ts';
import { withPageHead } from '#src/pages/page-head.tsx';
import { type RouteName, routeNames, routes } from '#src/routes.ts';

type PageProps = { path: '/'; query: string; locale: Locale };
type PageModule = { default: unknown };

const inPreparation = (): Promise<PageModule> => import('#src/pages/in-preparation.tsx');

/** `import()` gives each page a chunk of its own; the type makes a route without a page fail to compile. */
const pageOf: Record<RouteName, () => Promise<PageModule>> = {
  home: () => import('#src/pages/home.tsx'),
  projects: () => import('#src/pages/projects.tsx'),
  zakat: inPreparation,
  stockPurge: inPreparation,
  sacrifices: inPreparation,
  projectAdd: inPreparation,
  program: () => import('#src/pages/program.tsx'),
  project: () => import('#src/pages/project.tsx'),
  projectEdit: inPreparation,
  blogs: inPreparation,
  blog: inPreparation,
  events: inPreparation,
  event: inPreparation,
  news: inPreparation,
  newsItem: inPreparation,
  privacy: inPreparation,
  terms: inPreparation,
  login: inPreparation,
  signup: inPreparation,
  forgetPassword: inPreparation,
  volunteer: inPreparation,
  faqs: inPreparation,
  cart: () => import('#src/pages/cart.tsx'),
  checkout: () => import('#src/pages/checkout.tsx'),
  thankYou: () => import('#src/pages/thank-you.tsx'),
  profile: inPreparation,
  reports: inPreparation,
  about: inPreparation,
  contact: inPreparation,
  partners: inPreparation,
  training: inPreparation,
  trainingItem: inPreparation,
  ngos: inPreparation,
  ngoAdd: inPreparation,
  ngoEdit: inPreparation,
  ngoCreateProject: inPreparation,
  ngoProjectEdit: inPreparation,
  ngo: inPreparation,
  countries: inPreparation,
  annualReport: inPreparation,
  bankAccounts: inPreparation,
  caseCheck: inPreparation,
  newsletterConfirm: () => import('#src/pages/newsletter-confirm.tsx'),
  newsletterUnsubscribe: () => import('#src/pages/newsletter-unsubscribe.tsx'),
  giving: inPreparation,
};

/** The languages' layouts render `<html>`, each its own; the root adds nothing. */
const Root = ({ children }: { children: ReactNode }) => <Fragment>{children}</Fragment>;

const pages = createPages(async ({ createPage, createLayout, createRoot }) => {
  const [{ default: SiteLayout }, { default: NotFoundPage }, ...modules] = await Promise.all([
    import('#src/pages/layout.tsx'), import('#src/pages/not-found.tsx'), ...routeNames.map((name) => pageOf[name]()),
  ]);
  createRoot({ render: 'static', component: Root });
  const all = locales.flatMap((locale) => {
    const base = locale === defaultLocale ? '/(en)' : `/${locale}`;
    createLayout({ render: 'dynamic', path: base, component: withLocale<{ children: ReactNode }>(locale, SiteLayout) });
    return routeNames.map((name, i) => createPage({
      render: 'dynamic',
      path: `${base}${routes[name].path === '/' ? '' : routes[name].path}` as '/',
      component: withLocale<Omit<PageProps, 'locale'>>(locale, withPageHead(modules[i]!.default as ComponentType<PageProps>)),
    }));
  });
  return [...all, createPage({ render: 'dynamic', path: '/404', component: NotFoundPage })];
});

export default createAdapter(createDoors())(pages);
