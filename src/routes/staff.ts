import type { RouteTable } from '#src/routes/route.ts';

/** Where staff work. Each page asks for a row of `permissions.ts` and a confirmed second factor. */
export const staffRoutes = {
  siteCounts: {
    path: '/admin/counts',
    access: 'staff',
    isReady: true,
    shell: 'staff',
    isFullLoad: true,
    query: ['period'],
  },
} as const satisfies RouteTable;
