import { fileInput, storedFile } from '#src/contracts/files.ts';
import { storeFile } from '#src/server/files/store-file.ts';
import { operation } from '#src/server/http/operation.ts';
import { fileLimit } from '#src/server/http/rate-limits.ts';

export const filesRoutes = [
  operation({
    method: 'post',
    path: '/files',
    tag: 'Accounts',
    summary: 'Uploads a file',
    security: 'bearer',
    body: fileInput,
    bodyMedia: 'multipart/form-data',
    status: 201,
    answer: storedFile,
    failures: [415],
    handle: async ({ services, body, caller, c }) => {
      await fileLimit(c);
      const { key: _key, ...stored } = await storeFile(services, { ...body, ownerId: caller!.id });
      return stored;
    },
  }),
];
