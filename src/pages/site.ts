import { requestCookie } from '#src/framework/request.ts';
import type { Site, Visitor } from '#src/screens/shell/site.ts';

/** What surrounds every page. */
export async function readSite(): Promise<Site> {
  return { programs: [], categories: [], isTestMode: false };
}

/** What the visitor's cookies say. On a kept page there are none, so it is the same for everybody. */
export async function readVisitor(): Promise<Visitor> {
  const theme = requestCookie('theme');
  const consent = requestCookie('consent');
  return {
    cartCount: 0,
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    ...(consent === 'given' || consent === 'refused' ? { consent } : {}),
  };
}
