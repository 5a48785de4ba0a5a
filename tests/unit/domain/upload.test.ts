import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropBox, typeOfBytes } from '#src/domain/upload.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the type of a file', () => {
  it.each([
    ['jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    ['gif', bytes('GIF89a..')],
    ['gif', bytes('GIF87a..')],
    ['webp', bytes('RIFF....WEBPVP8 ')],
    ['pdf', bytes('%PDF-1.7')],
    [undefined, bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [undefined, bytes('RIFF....WAVE')],
    [undefined, bytes('GIF88a')],
    [undefined, new Uint8Array()],
  ])('is %s by its first bytes', (type, content) => {
    expect(typeOfBytes(content)).toBe(type);
  });
});

describe('the square of a picture', () => {
  const share = double({ min: 0, max: 1, noNaN: true });
  const length = integer({ min: 1, max: 8000 });

  it('lies inside the picture, whatever is chosen', () => {
    assert(
      property(share, share, double({ min: 0.25, max: 1, noNaN: true }), length, length, (x, y, side, wide, tall) => {
        const box = cropBox({ x, y, side }, wide, tall);
        expect(box.width).toBe(box.height);
        expect(box.width).toBeGreaterThanOrEqual(1);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(wide);
        expect(box.top + box.height).toBeLessThanOrEqual(tall);
      }),
    );
  });

  it('is the middle of a wide picture where nothing is chosen, and follows what is', () => {
    expect(cropBox({ x: 0.5, y: 0.5, side: 1 }, 400, 200)).toEqual({ left: 100, top: 0, width: 200, height: 200 });
    expect(cropBox({ x: 0, y: 1, side: 0.5 }, 400, 200)).toEqual({ left: 0, top: 100, width: 100, height: 100 });
  });
});
