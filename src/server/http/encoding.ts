import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
type Encodable = { body: string; etag: string; encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>> };

const compress: Record<Encoding, (text: string) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: async (text) =>
    new Uint8Array(await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
  gzip: async (text) => new Uint8Array(await promisify(gzip)(text)),
};

const encodingOf = (accepted: string): Encoding | undefined =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)
    ? 'br'
    : /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)
      ? 'gzip'
      : undefined;

/** The body in an accepted encoding, compressed once for all requests, with an `etag` for each encoding. */
export async function encode(
  entry: Encodable,
  accepted: string,
  minLength: number,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; etag: string; encoding: Encoding | undefined }> {
  const encoding = entry.body.length < minLength ? undefined : encodingOf(accepted);
  if (encoding === undefined) return { body: entry.body, etag: `"${entry.etag}"`, encoding };
  const made = entry.encoded.get(encoding) ?? compress[encoding](entry.body);
  entry.encoded.set(encoding, made);
  return { body: await made, etag: `"${entry.etag}-${encoding}"`, encoding };
}
