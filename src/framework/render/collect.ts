import { Writable } from 'node:stream';

type Pipeable = { pipe: <W extends NodeJS.WritableStream>(destination: W) => W };

/** The output of a React stream, as one buffer. */
export function collect(stream: Pipeable): Promise<Buffer> {
  const { promise, reject, resolve } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  const sink = new Writable({
    write(part: Buffer | string, encoding, done) {
      // React reuses its buffer, so each part is copied.
      parts.push(typeof part === 'string' ? Buffer.from(part, encoding as BufferEncoding) : Buffer.from(part));
      done();
    },
  });
  sink.on('finish', () => resolve(Buffer.concat(parts))).on('error', reject);
  stream.pipe(sink);
  return promise;
}
