'use client';
import { useState } from 'react';
import { cropBox } from '#src/domain/upload.ts';
import * as styles from '#src/screens/profile/crop.css';

/** The fields of the form: hundredths of the picture, and how many times the square is smaller than the picture. */
const FIELDS = [
  { name: 'cropX', word: 'across', min: 0, max: 100, first: 50 },
  { name: 'cropY', word: 'down', min: 0, max: 100, first: 50 },
  { name: 'cropZoom', word: 'zoom', min: 100, max: 400, first: 100 },
] as const;

export type CropWords = Record<(typeof FIELDS)[number]['word'] | 'part', string>;
type Values = Record<(typeof FIELDS)[number]['name'], number>;

/** The side of the preview in CSS pixels. */
const SIDE = 192;

/** The square of a picture that is shown: moved and enlarged by three sliders, so by keyboard and finger alike. */
export function CropSquare({ source, words }: { source: string; words: CropWords }) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [values, setValues] = useState<Values>({ cropX: 50, cropY: 50, cropZoom: 100 });
  const { cropX, cropY, cropZoom } = values;
  const box = size && cropBox({ x: cropX / 100, y: cropY / 100, side: 100 / cropZoom }, size.width, size.height);
  const scale = box ? SIDE / box.width : 1;
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{words.part}</legend>
      <div className={styles.square} dir="ltr">
        <img
          src={source}
          alt=""
          className={styles.image}
          onLoad={({ currentTarget: { naturalHeight: height, naturalWidth: width } }) => setSize({ width, height })}
          style={
            box &&
            size && {
              inlineSize: size.width * scale,
              transform: `translate(${-box.left * scale}px, ${-box.top * scale}px)`,
            }
          }
        />
      </div>
      <div className={styles.sliders}>
        {FIELDS.map(({ first, max, min, name, word }) => (
          <label key={name} className={styles.slider}>
            {words[word]}
            {/* Left is left in every language: the picture is not mirrored. */}
            <input
              type="range"
              name={name}
              dir="ltr"
              min={min}
              max={max}
              defaultValue={first}
              className={styles.range}
              onChange={(event) => setValues({ ...values, [name]: event.target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
