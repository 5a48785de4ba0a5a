import type { RouteTable } from '#src/routes/route.ts';

/** The pages of institutions. */
export const ngoRoutes = {
  ngos: { path: '/ngo', isCacheable: true, isReady: true, query: ['search', 'country', 'partnerKind', 'page'] },
  ngo: { path: '/ngo/[slug]', isCacheable: true, isReady: true },
  ngoAdd: { path: '/ngo/add', access: 'signedIn' },
  ngoEdit: { path: '/ngo/edit', access: 'signedIn' },
  ngoCreateProject: { path: '/ngo/create-project', access: 'signedIn' },
  ngoProjectEdit: { path: '/ngo/projects/[id]/edit', access: 'signedIn' },
} as const satisfies RouteTable;
