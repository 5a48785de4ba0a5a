import type { RouteTable } from '#src/routes/route.ts';

const LIST = ['search', 'category', 'tag', 'month', 'page'] as const;

/** Pages of text, and the contact forms. */
export const contentRoutes = {
  blogs: { path: '/blogs', isCacheable: true, isReady: true, query: LIST },
  blog: { path: '/blogs/[slug]', isCacheable: true, isReady: true },
  events: { path: '/events', isCacheable: true },
  event: { path: '/events/[slug]' },
  news: { path: '/news', isCacheable: true, isReady: true, query: LIST },
  newsItem: { path: '/news/[slug]', isCacheable: true, isReady: true },
  training: { path: '/training', isCacheable: true },
  trainingItem: { path: '/training/[slug]' },
  about: { path: '/about', isCacheable: true, isReady: true },
  partners: { path: '/partners', isCacheable: true, isReady: true },
  faqs: { path: '/faqs', isCacheable: true, isReady: true, query: ['search'] },
  countries: { path: '/available-countries', isCacheable: true, isReady: true },
  annualReport: { path: '/annual-report', isCacheable: true },
  bankAccounts: { path: '/bank-accounts', isCacheable: true, isReady: true, query: ['country'] },
  privacy: { path: '/privacy-policy', isCacheable: true, isReady: true },
  terms: { path: '/terms-of-use', isCacheable: true, isReady: true },
  accessibility: { path: '/accessibility', isCacheable: true, isReady: true },
  contact: { path: '/contact-us', isCacheable: true, isReady: true, query: ['subject', 'search'] },
  volunteer: { path: '/volunteer' },
  newsletterConfirm: { path: '/newsletter/confirm/[token]', isReady: true },
  newsletterUnsubscribe: { path: '/newsletter/unsubscribe/[token]', isReady: true },
} as const satisfies RouteTable;
