/** Loads the prices of metals from an address; without one nothing is loaded. */
export type MetalsFeed = { isConfigured: boolean; load: () => Promise<unknown> };

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

/** A feed of JSON. `load` rejects for an error status, a text over 64 KB, and one that is no JSON. */
export function createMetalsFeed(url: string | undefined): MetalsFeed {
  if (url === undefined) return { isConfigured: false, load: async () => undefined };
  return {
    isConfigured: true,
    load: async () => {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the feed of metal prices responded with ${response.status}`);
      }
      return JSON.parse(await readText(response)) as unknown;
    },
  };
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`the feed of metal prices is longer than ${MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
