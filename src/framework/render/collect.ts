import { Writable } from 'node:stream';

type Pipeable = { pipe: <W extends NodeJS.WritableStream>(destination: W) => W };

/** All that a React stream writes, as one buffer. */
export function collect(stream: Pipeable): Promise<Buffer> {
  const { promise, reject, resolve } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  const sink = new Writable({
    write(part: Buffer | string, encoding, done) {
      // React writes into a buffer that it uses again, so each part is copied.
      parts.push(typeof part === 'string' ? Buffer.from(part, encoding as BufferEncoding) : Buffer.from(part));
      done();
    },
  });
  sink.on('finish', () => resolve(Buffer.concat(parts))).on('error', reject);
  stream.pipe(sink);
  return promise;
}
