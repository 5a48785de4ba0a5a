import * as v from 'valibot';
import { count, id } from '#src/contracts/fields.ts';
import { ACCOUNT_PURPOSES } from '#src/domain/upload.ts';

/** A form with a file, as `multipart/form-data`. */
export const fileInput = v.strictObject({
  file: v.pipe(
    v.instance(File, 'required'),
    v.check(({ size }) => size > 0, 'required'),
  ),
  purpose: v.picklist(ACCOUNT_PURPOSES, 'invalidSelection'),
});

/** A stored file. `url` is an address of this site; `width` and `height` in pixels, null for a document. */
export const storedFile = v.strictObject({ id, url: v.string(), width: v.nullable(count), height: v.nullable(count) });
export type StoredFile = v.InferOutput<typeof storedFile>;
