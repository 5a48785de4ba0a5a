/** What may be uploaded for what, and what it becomes. */

const KB = 1024;
const MB = KB * KB;

export const FILE_PURPOSES = ['avatar', 'cover', 'gallery', 'logo', 'legalDocument', 'proof'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];
/** What accounts upload themselves; the proof of a slaughter is stored by staff. */
export const ACCOUNT_PURPOSES = [
  'avatar',
  'cover',
  'gallery',
  'logo',
  'legalDocument',
] as const satisfies readonly FilePurpose[];
const IMAGE_TYPES = ['jpeg', 'png', 'gif', 'webp'] as const;
export type FileType = (typeof IMAGE_TYPES)[number] | 'pdf';

/** Pixels of a picture as it is kept: cropped to `width` × `height`, or made to fit into a width where no height is named. */
export type PictureSize = { width: number; height?: number };
export type UploadRule = {
  /** Bytes at most. */
  most: number;
  types: readonly FileType[];
  /** The largest first; the others are named by their width. */
  sizes: readonly [PictureSize, ...PictureSize[]];
  /** Read by its owner and staff alone. */
  isPrivate?: true;
};

export const UPLOAD_RULES: Readonly<Record<FilePurpose, UploadRule>> = {
  avatar: {
    most: MB,
    types: IMAGE_TYPES,
    sizes: [
      { width: 512, height: 512 },
      { width: 96, height: 96 },
    ],
  },
  cover: {
    most: 2 * MB,
    types: IMAGE_TYPES,
    sizes: [
      { width: 1800, height: 600 },
      { width: 900, height: 300 },
    ],
  },
  gallery: { most: 2 * MB, types: IMAGE_TYPES, sizes: [{ width: 1600 }, { width: 640 }] },
  logo: { most: 2 * MB, types: ['jpeg', 'png'], sizes: [{ width: 512 }, { width: 128 }] },
  legalDocument: { most: 5 * MB, types: [...IMAGE_TYPES, 'pdf'], sizes: [{ width: 2400 }], isPrivate: true },
  proof: { most: 5 * MB, types: [...IMAGE_TYPES, 'pdf'], sizes: [{ width: 1600 }, { width: 640 }] },
};

/** Pixels that a picture may have before it is read: a small file can name billions. */
export const MOST_PIXELS = 40_000_000;

/** A square of a picture, as shares of its width and height from 0 to 1: its middle, and its side as a share of the shorter side. */
export type Crop = { x: number; y: number; side: number };

/** The pixels of a square, moved inside the picture where it would leave it. */
export function cropBox({ side, x, y }: Crop, width: number, height: number) {
  const size = Math.max(1, Math.min(width, height, Math.round(Math.min(width, height) * side)));
  const inside = (middle: number, length: number) =>
    Math.min(length - size, Math.max(0, Math.round(middle * length - size / 2)));
  return { left: inside(x, width), top: inside(y, height), width: size, height: size };
}

/** The type of a file by its bytes: its name and what the sender says of it count for nothing. */
export function typeOfBytes(bytes: Uint8Array): FileType | undefined {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  const text = (from: number, word: string) =>
    [...word].every((letter, index) => bytes[from + index] === letter.codePointAt(0));
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (text(0, 'GIF87a') || text(0, 'GIF89a')) return 'gif';
  if (text(0, 'RIFF') && text(8, 'WEBP')) return 'webp';
  return text(0, '%PDF-') ? 'pdf' : undefined;
}
