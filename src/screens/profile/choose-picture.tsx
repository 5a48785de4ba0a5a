'use client';
import { useState } from 'react';
import { FileField } from '#ds/components/file-field/file-field.tsx';
import { CropSquare, type CropWords } from '#src/screens/profile/crop-square.tsx';

export type ChoosePictureProps = { error: string | undefined; words: CropWords & { label: string; hint: string } };

/** A picture from the device. With script one sees it, and chooses the square of it that is shown. */
export function ChoosePicture({ error, words }: ChoosePictureProps) {
  const [source, setSource] = useState<string>();
  const show = (file: File | undefined) => {
    setSource(undefined);
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setSource(String(reader.result)));
    reader.readAsDataURL(file);
  };
  return (
    <div>
      <FileField
        name="picture"
        label={words.label}
        hint={words.hint}
        accept="image/jpeg,image/png,image/gif,image/webp"
        error={error}
        onChange={show}
      />
      {source !== undefined && <CropSquare key={source.length} source={source} words={words} />}
    </div>
  );
}
