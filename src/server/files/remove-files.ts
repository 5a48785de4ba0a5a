import { sizeName } from '#src/server/files/file-address.ts';
import { deleteFile, type FileRow, takeRemoval } from '#src/server/files/files.repository.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';

/** Deletes the bytes of files that no record uses, and then their rows. */
export const fileRemoval: JobType<Pick<FileRow, 'id' | 'key' | 'widths'>> = {
  name: 'fileRemoval',
  everyMs: 600_000,
  concurrency: { embedded: 1, postgres: 1 },
  take: (ctx) => takeRemoval(ctx.db, ctx.now()),
  run: async (ctx, { id, key, widths }) => {
    for (const name of [key, ...widths.map((width) => sizeName(key, width))]) await ctx.gateways.files.remove(name);
    await deleteFile(ctx.db, id);
  },
};
