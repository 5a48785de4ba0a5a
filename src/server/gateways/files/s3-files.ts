import { AwsClient } from 'aws4fetch';
import type { FileStore } from '#src/server/gateways/files/file-store.ts';

/** Milliseconds after which the storage counts as unreachable. */
const TIMEOUT_MS = 15_000;

/**
 * Files in S3-compatible storage: `https://KEY:SECRET@host/bucket?region=eu-central-1`, with the bucket in the path.
 * @throws Error where key, secret or bucket is missing
 */
export function createS3Files(address: string): FileStore {
  const url = new URL(address);
  const bucket = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  if (url.username === '' || url.password === '' || bucket === '')
    throw new Error('S3_URL must be like https://KEY:SECRET@host/bucket?region=eu-central-1.');
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  });
  const call = async (name: string, init: RequestInit & { method: string }): Promise<Response> => {
    const response = await client.fetch(`${url.origin}/${bucket}/${name}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`the file storage answered ${init.method} with ${response.status}`);
  };
  return {
    put: async (name, bytes, mediaType) => {
      const headers = { 'content-type': mediaType, 'content-length': String(bytes.byteLength) };
      const response = await call(name, { method: 'PUT', body: new Uint8Array(bytes), headers });
      await response.body?.cancel();
      if (!response.ok) throw new Error('the bucket of the file storage does not exist');
    },
    read: async (name) => {
      const response = await call(name, { method: 'GET' });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return undefined;
    },
    remove: async (name) => {
      const response = await call(name, { method: 'DELETE' });
      await response.body?.cancel();
    },
  };
}
