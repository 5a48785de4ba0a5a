import type { RouteTable } from '#src/routes/route.ts';

const LIST = ['search', 'category', 'tag', 'month', 'page'] as const;
const ACTIVITIES = ['search', 'tag', 'month', 'page'] as const;

/** Pages of text, and the contact forms. */
export const contentRoutes = {
  blogs: { path: '/blogs', isCacheable: true, isReady: true, query: LIST },
  blog: { path: '/blogs/[slug]', isCacheable: true, isReady: true },
  events: { path: '/events', isCacheable: true, isReady: true, query: ACTIVITIES },
  event: { path: '/events/[slug]', isCacheable: true, isReady: true },
  eventCancel: { path: '/events/cancel/[token]', isReady: true },
  news: { path: '/news', isCacheable: true, isReady: true, query: LIST },
  newsItem: { path: '/news/[slug]', isCacheable: true, isReady: true },
  articlePreview: { path: '/preview/[slug]', isReady: true },
  training: { path: '/training', isCacheable: true, isReady: true, query: ACTIVITIES },
  trainingItem: { path: '/training/[slug]', isCacheable: true, isReady: true },
  trainingWithdraw: { path: '/training/withdraw/[token]', isReady: true },
  about: { path: '/about', isCacheable: true, isReady: true },
  partners: { path: '/partners', isCacheable: true, isReady: true },
  faqs: { path: '/faqs', isCacheable: true, isReady: true, query: ['search'] },
  countries: { path: '/available-countries', isCacheable: true, isReady: true },
  annualReport: { path: '/annual-report', isCacheable: true, isReady: true, query: ['year', 'download'] },
  bankAccounts: { path: '/bank-accounts', isCacheable: true, isReady: true, query: ['country'] },
  privacy: { path: '/privacy-policy', isCacheable: true, isReady: true },
  terms: { path: '/terms-of-use', isCacheable: true, isReady: true },
  openData: { path: '/open-data', isCacheable: true, isReady: true },
  accessibility: { path: '/accessibility', isCacheable: true, isReady: true },
  contact: { path: '/contact-us', isCacheable: true, isReady: true, query: ['subject', 'search'] },
  volunteer: { path: '/volunteer', isCacheable: true, isReady: true },
  offline: { path: '/offline', isCacheable: true, isReady: true, isIndexable: false },
  newsletterConfirm: { path: '/newsletter/confirm/[token]', isReady: true },
  newsletterUnsubscribe: { path: '/newsletter/unsubscribe/[token]', isReady: true },
} as const satisfies RouteTable;
