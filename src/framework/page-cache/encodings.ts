import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bytes = Uint8Array<ArrayBuffer>;
export type Bodies = Record<Encoding, Bytes>;

/** Brotli's quality for responses to many visitors, and for a response to one. */
const FOR_MANY = 9;
export const FOR_ONE = 4;

/** The best encoding that a client accepts; `q=0` means that it does not. */
export function encodingOf(accepted: string | null): Encoding {
  // The headers of common browsers, answered without parsing.
  if (accepted === 'br' || accepted === 'gzip, deflate, br' || accepted === 'gzip, deflate, br, zstd') return 'br';
  const taken = new Set(
    (accepted ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      return parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter)) ? [] : [name];
    }),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity';
}

const compressors: Record<Encoding, (bytes: Bytes, quality: number) => Promise<Uint8Array>> = {
  br: (bytes, quality) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes, quality) => promisify(gzip)(bytes, { level: Math.min(9, quality) }),
  identity: async (bytes) => bytes,
};

export const compressAs = async (bytes: Bytes, encoding: Encoding, quality: number): Promise<Bytes> =>
  new Uint8Array(await compressors[encoding](bytes, quality));

/** The same bytes in every encoding, so that none is compressed per request. */
export async function compressForMany(bytes: Bytes): Promise<Bodies> {
  const [br, gz] = await Promise.all([compressAs(bytes, 'br', FOR_MANY), compressAs(bytes, 'gzip', FOR_MANY)]);
  return { br, gzip: gz, identity: bytes };
}

export const fromBrotli = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await promisify(brotliDecompress)(bytes));
export const sizeOf = (bodies: Bodies): number => bodies.br.length + bodies.gzip.length + bodies.identity.length;
