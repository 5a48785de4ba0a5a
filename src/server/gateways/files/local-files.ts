import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '#src/server/gateways/files/file-store.ts';

/** Names are made by the server; this holds even where one was not. */
const NAME = /^[0-9a-f]{32}(?:-\d{1,4})?\.(?:webp|pdf)$/;

/** Files in a folder of this machine, in subfolders by their first two digits. */
export function createLocalFiles(folder: string): FileStore {
  const placeOf = (name: string): string => {
    if (!NAME.test(name)) throw new RangeError('no name of a file');
    return path.join(folder, name.slice(0, 2), name);
  };
  return {
    put: async (name, bytes) => {
      const place = placeOf(name);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      // Whole or not at all, also when the process dies meanwhile.
      await writeFile(`${place}.part`, bytes, { mode: 0o600 });
      await rename(`${place}.part`, place);
    },
    read: async (name) => {
      try {
        return new Uint8Array(await readFile(placeOf(name)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}
