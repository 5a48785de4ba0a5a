import type { RouteTable } from '#src/routes/route.ts';

const FILTERS = [
  'search',
  'sort',
  'category',
  'country',
  'donationMethod',
  'isSuitableForZakat',
  'status',
  'gender',
  'ngo',
  'page',
] as const;

/** Projects, programs, campaigns, the cart and the checkout. */
export const givingRoutes = {
  home: { path: '/', isCacheable: true, isReady: true },
  projects: { path: '/projects', isCacheable: true, isReady: true, query: [...FILTERS, 'type'] },
  zakat: { path: '/projects/zakat', isCacheable: true, isReady: true, query: ['reminder'] },
  stockPurge: { path: '/projects/stock-purge', isCacheable: true, isReady: true },
  sacrifices: { path: '/projects/sacrifices', isCacheable: true, isReady: true, query: ['category'] },
  sacrificeReminderConfirm: { path: '/sacrifice-reminder/confirm/[token]', isReady: true },
  sacrificeReminderEnd: { path: '/sacrifice-reminder/end/[token]', isReady: true },
  program: { path: '/projects/type/[type]', isCacheable: true, isReady: true, query: FILTERS },
  project: { path: '/projects/[slug]', isCacheable: true, isReady: true },
  projectLedger: {
    path: '/projects/[slug]/ledger',
    isCacheable: true,
    isIndexable: false,
    isReady: true,
    query: ['before', 'line'],
    hydratesAtOnceWith: 'line',
  },
  caseCheck: { path: '/cases/check', isCacheable: true, isReady: true },
  cart: { path: '/cart', isReady: true, shell: 'giving' },
  checkout: {
    path: '/checkout',
    isReady: true,
    shell: 'giving',
    isFullLoad: true,
    query: ['order'],
    hydratesAtOnceWith: 'order',
  },
  thankYou: { path: '/checkout/thank-you/[number]', isReady: true, shell: 'giving', isFullLoad: true },
  refund: { path: '/refund/[token]', isReady: true, shell: 'giving', isFullLoad: true },
  giving: { path: '/giving/[token]', isReady: true, shell: 'giving', isFullLoad: true },
  givingCard: {
    path: '/giving/[token]/card',
    isReady: true,
    shell: 'giving',
    isFullLoad: true,
    query: ['card'],
    hydratesAtOnceWith: 'card',
  },
} as const satisfies RouteTable;
