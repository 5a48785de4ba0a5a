import type { Site } from './site.ts';

type ListAnswer = { result: { data: { slug: string; id: string }[] } };

/** What a list of the API holds; nothing where a commit has no such list. */
export async function listOf({ origin }: Site, address: string): Promise<ListAnswer['result']['data']> {
  const response = await fetch(origin + address);
  return response.ok ? ((await response.json()) as ListAnswer).result.data : [];
}
