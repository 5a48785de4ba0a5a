import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { StoredFile } from '#src/contracts/files.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { type Crop, type FilePurpose, typeOfBytes, UPLOAD_RULES } from '#src/domain/upload.ts';
import { fileUrl, sizeName } from '#src/server/files/file-address.ts';
import { insertFile } from '#src/server/files/files.repository.ts';
import { encodePicture } from '#src/server/files/pictures.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** `ownerId`: null where staff store it for the site. */
type Upload = { ownerId: string | null; purpose: FilePurpose; file: File; crop?: Crop | undefined };

/**
 * Stores what is uploaded: pictures decoded and encoded in the sizes that pages need, documents as they are. What no record
 * uses within a day is deleted. @throws AppError `fileTooLarge`, `fileTypeNotSupported`
 */
export async function storeFile(
  ctx: ServiceContext,
  { crop, file, ownerId, purpose }: Upload,
): Promise<StoredFile & { key: string }> {
  const rule = UPLOAD_RULES[purpose];
  if (file.size > rule.most) throw new AppError('fileTooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = typeOfBytes(bytes);
  if (type === undefined || !rule.types.includes(type)) throw new AppError('fileTypeNotSupported');
  const isDocument = type === 'pdf';
  const [largest, ...smaller] = isDocument
    ? [{ bytes, width: null, height: null }]
    : await encodePicture(bytes, rule.sizes, crop);
  const { height, width } = largest!;
  const key = `${randomBytes(16).toString('hex')}.${isDocument ? 'pdf' : 'webp'}`;
  const mediaType = isDocument ? 'application/pdf' : 'image/webp';
  const id = v7();
  const now = ctx.now();
  // The row first: bytes without a row would never be deleted.
  await insertFile(ctx.db, {
    id,
    ownerId,
    purpose,
    key,
    width,
    height,
    widths: smaller.map((one) => one.width!),
    sizeBytes: largest!.bytes.byteLength,
    isPrivate: rule.isPrivate ?? false,
    createdAt: now,
    removeAt: new Date(now.getTime() + DAY_MS),
  });
  await ctx.gateways.files.put(key, largest!.bytes, mediaType);
  for (const one of smaller) await ctx.gateways.files.put(sizeName(key, one.width!), one.bytes, mediaType);
  return { id, key, url: fileUrl(key), width, height };
}
