import type { Site } from './site.ts';

/** The cookies of a visitor who has added a project to the cart by its native form; none where the form is rejected. */
export async function fillCart({ origin }: Site, projectId: string): Promise<string | undefined> {
  const response = await fetch(`${origin}/forms/cart/add`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ projectId, amount: '25', locale: 'en', returnTo: '/' }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  return cookies.some((cookie) => cookie.includes('cart=')) ? cookies.join('; ') : undefined;
}
