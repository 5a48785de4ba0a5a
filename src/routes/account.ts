import type { RouteTable } from '#src/routes/route.ts';

/** Signing in, and the pages of an account. */
export const accountRoutes = {
  login: { path: '/login' },
  signup: { path: '/signup' },
  forgetPassword: { path: '/forget-password' },
  profile: { path: '/profile', access: 'signedIn' },
  reports: { path: '/reports', access: 'signedIn' },
  projectAdd: { path: '/projects/add', access: 'signedIn' },
  projectEdit: { path: '/projects/[id]/edit', access: 'signedIn' },
} as const satisfies RouteTable;
