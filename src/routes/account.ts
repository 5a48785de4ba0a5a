import type { RouteTable } from '#src/routes/route.ts';

/** Signing in, and the pages of an account. */
export const accountRoutes = {
  login: { path: '/login', isReady: true, query: ['next', 'cookies'] },
  signup: { path: '/signup', isReady: true, query: ['next', 'step', 'order'] },
  forgetPassword: { path: '/forget-password', isReady: true, query: ['next', 'step'] },
  profile: {
    path: '/profile',
    access: 'signedIn',
    isReady: true,
    query: ['part', 'year', 'kind', 'program', 'standing', 'interval', 'after'],
  },
  secondFactor: { path: '/second-factor', access: 'signedIn', isReady: true, query: ['next'] },
  noticeOff: { path: '/notices/off/[token]', isReady: true },
  reports: { path: '/reports', access: 'signedIn' },
  projectAdd: { path: '/projects/add', access: 'signedIn' },
  projectEdit: { path: '/projects/[id]/edit', access: 'signedIn' },
} as const satisfies RouteTable;
