import type { ReadyRouteName, RouteName } from '#src/routes/routes.ts';

type PageModule = { default: unknown };

/** The module of each ready route, in a chunk of its own by `import()`. A ready route without one does not compile. */
const pageModules: Record<ReadyRouteName, () => Promise<PageModule>> = {
  home: () => import('#src/pages/giving/home.tsx'),
  projects: () => import('#src/pages/giving/projects.tsx'),
  sacrifices: () => import('#src/pages/giving/sacrifices.tsx'),
  zakat: () => import('#src/pages/giving/zakat.tsx'),
  stockPurge: () => import('#src/pages/giving/stock-purge.tsx'),
  program: () => import('#src/pages/giving/program.tsx'),
  project: () => import('#src/pages/giving/project.tsx'),
  projectLedger: () => import('#src/pages/giving/project-ledger.tsx'),
  caseCheck: () => import('#src/pages/giving/case-check.tsx'),
  cart: () => import('#src/pages/giving/cart.tsx'),
  checkout: () => import('#src/pages/giving/checkout.tsx'),
  thankYou: () => import('#src/pages/giving/thank-you.tsx'),
  refund: () => import('#src/pages/giving/refund.tsx'),
  giving: () => import('#src/pages/giving/giving.tsx'),
  blogs: () => import('#src/pages/content/articles.tsx'),
  blog: () => import('#src/pages/content/article.tsx'),
  news: () => import('#src/pages/content/articles.tsx'),
  articlePreview: () => import('#src/pages/content/article.tsx'),
  newsItem: () => import('#src/pages/content/article.tsx'),
  events: () => import('#src/pages/content/activities.tsx'),
  event: () => import('#src/pages/content/activity.tsx'),
  eventCancel: () => import('#src/pages/content/withdraw.tsx'),
  training: () => import('#src/pages/content/activities.tsx'),
  trainingItem: () => import('#src/pages/content/activity.tsx'),
  trainingWithdraw: () => import('#src/pages/content/withdraw.tsx'),
  ngos: () => import('#src/pages/ngo/ngos.tsx'),
  ngo: () => import('#src/pages/ngo/ngo.tsx'),
  login: () => import('#src/pages/account/account.tsx'),
  signup: () => import('#src/pages/account/account.tsx'),
  forgetPassword: () => import('#src/pages/account/account.tsx'),
  profile: () => import('#src/pages/account/account.tsx'),
  secondFactor: () => import('#src/pages/account/account.tsx'),
  about: () => import('#src/pages/content/about.tsx'),
  partners: () => import('#src/pages/content/partners.tsx'),
  countries: () => import('#src/pages/content/countries.tsx'),
  faqs: () => import('#src/pages/content/faqs.tsx'),
  contact: () => import('#src/pages/content/contact.tsx'),
  annualReport: () => import('#src/pages/content/annual-report.tsx'),
  volunteer: () => import('#src/pages/content/volunteer.tsx'),
  bankAccounts: () => import('#src/pages/content/bank-accounts.tsx'),
  privacy: () => import('#src/pages/content/document.tsx'),
  terms: () => import('#src/pages/content/document.tsx'),
  openData: () => import('#src/pages/content/document.tsx'),
  accessibility: () => import('#src/pages/content/document.tsx'),
  offline: () => import('#src/pages/content/offline.tsx'),
  newsletterConfirm: () => import('#src/pages/content/newsletter-confirm.tsx'),
  newsletterUnsubscribe: () => import('#src/pages/content/newsletter-unsubscribe.tsx'),
  siteCounts: () => import('#src/pages/staff/site-counts.tsx'),
};

/** The module of a route: its own, or the page "in preparation" where the route is not ready. */
export const loadPage = (name: RouteName): Promise<PageModule> =>
  name in pageModules ? pageModules[name as ReadyRouteName]() : import('#src/pages/in-preparation.tsx');
