import { createLocalFiles } from '#src/server/gateways/files/local-files.ts';
import { createS3Files } from '#src/server/gateways/files/s3-files.ts';

/** Where the bytes of files are kept, by a name such as `0a1b….webp`. */
export type FileStore = {
  put: (name: string, bytes: Uint8Array, mediaType: string) => Promise<void>;
  /** Undefined where there is none of this name. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deleting what is gone is no error. */
  remove: (name: string) => Promise<void>;
};

/** S3-compatible storage where the environment names one, else a folder. */
export const createFileStore = (env: { s3Url: string | undefined; dataDir: string }): FileStore =>
  env.s3Url === undefined ? createLocalFiles(`${env.dataDir}/files`) : createS3Files(env.s3Url);
