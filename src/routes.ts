/** The table of addresses, data only: screens, mails and the sitemap read it too, so it imports no page. */
export const routes = {
  home: { path: '/', isKept: true },
  about: { path: '/about', isKept: true },
  project: { path: '/projects/[slug]', isKept: false },
} as const satisfies Record<string, { path: string; isKept: boolean }>;

export type RouteName = keyof typeof routes;
