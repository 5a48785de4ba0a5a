import pLimit from 'p-limit';
import sharp from 'sharp';
import { type Crop, cropBox, MOST_PIXELS, type PictureSize } from '#src/domain/upload.ts';
import { AppError } from '#src/server/http/errors.ts';

// Only these are ever decoded: a drawing or a document that pretends to be a picture has no reader.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Decoding takes a processor and memory: two at once, others wait. */
const inTurn = pLimit(2);
const SECONDS = 10;

type Picture = { bytes: Uint8Array; width: number; height: number };

/**
 * A picture in each size, as WebP, turned as its camera says and without anything else that it carried. Of a moving one the first
 * frame. @throws AppError `fileTooLarge` for more pixels than may be read, `fileTypeNotSupported` for what is no picture
 */
export const encodePicture = (bytes: Uint8Array, sizes: readonly PictureSize[], crop?: Crop): Promise<Picture[]> =>
  inTurn(async () => {
    const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false } as const;
    try {
      const { height: tall, orientation = 1, width: wide } = await sharp(bytes, options).metadata();
      if (wide * tall > MOST_PIXELS) throw new AppError('fileTooLarge');
      // From 5 on the camera lay on its side.
      const [width, height] = orientation >= 5 ? [tall, wide] : [wide, tall];
      const upright = sharp(bytes, options).timeout({ seconds: SECONDS }).autoOrient();
      const cut = crop ? upright.extract(cropBox(crop, width, height)) : upright;
      const whole = await cut.png({ compressionLevel: 1 }).toBuffer();
      const made: Picture[] = [];
      for (const size of sizes) {
        const { data, info } = await sharp(whole, { limitInputPixels: MOST_PIXELS })
          .resize({
            ...size,
            fit: size.height === undefined ? 'inside' : 'cover',
            withoutEnlargement: size.height === undefined,
          })
          .webp({ quality: 82 })
          .timeout({ seconds: SECONDS })
          .toBuffer({ resolveWithObject: true });
        made.push({ bytes: data, width: info.width, height: info.height });
      }
      return made;
    } catch (error) {
      if (error instanceof AppError) throw error;
      const isTooMany = error instanceof Error && error.message.includes('pixel limit');
      throw new AppError(isTooMany ? 'fileTooLarge' : 'fileTypeNotSupported', { cause: error });
    }
  });
