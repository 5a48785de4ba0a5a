import { createHash } from 'node:crypto';
import { AppError } from '#src/server/http/errors.ts';

/** The path of a request with its letters; as it is where it cannot be read. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What is made, or nothing where it is about something that is not public. */
export const orNothing = <Made>(made: Promise<Made>): Promise<Made | undefined> =>
  made.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'notFound') return undefined;
    throw error;
  });

/** The entity tag of a body. */
export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
