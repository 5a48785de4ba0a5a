import type { FileStore } from '#src/server/gateways/files/file-store.ts';
import { createLocalFiles } from '#src/server/gateways/files/local-files.ts';
import { createS3Files } from '#src/server/gateways/files/s3-files.ts';

/** S3-compatible storage where the environment names one, else a folder. */
export const createFileStore = (env: { s3Url: string | undefined; dataDir: string }): FileStore =>
  env.s3Url === undefined ? createLocalFiles(`${env.dataDir}/files`) : createS3Files(env.s3Url);
