import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The tolerated number of pixels, not a share, which would hide small changes on large pages: a radius of 8 px in place of 3 differs by about 30. */
export const LIMIT = 20;

/** Extends two pictures to the larger size, so that the area outside one of them differs. */
function onSheet(png: PNG, width: number, height: number): PNG {
  const sheet = new PNG({ width, height });
  PNG.bitblt(png, sheet, 0, 0, png.width, png.height, 0, 0);
  return sheet;
}

export type Difference = { pixels: number; isResized: boolean; png: Buffer };

/** How many pixels differ between two pictures, and where. */
export function differenceOf(before: Buffer, after: Buffer): Difference {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const png = new PNG({ width, height });
  const pixels = pixelmatch(
    onSheet(old, width, height).data,
    onSheet(now, width, height).data,
    png.data,
    width,
    height,
    // The same browser draws both, so antialiased pixels are compared too.
    { threshold: 0.1, includeAA: true },
  );
  return { pixels, isResized: old.width !== now.width || old.height !== now.height, png: PNG.sync.write(png) };
}
