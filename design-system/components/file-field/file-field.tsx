import { describe, type FieldText } from '#ds/components/field/describe.ts';
import { Field } from '#ds/components/field/field.tsx';
import { input } from '#ds/components/file-field/file-field.css';

export type FileFieldProps = FieldText & {
  name: string;
  /** Media types and endings that the device offers first, as `image/png,.pdf`. The server decides by the bytes. */
  accept?: string | undefined;
  /** Told of the chosen file, or of nothing where the choice was taken back. */
  onChange?: ((file: File | undefined) => void) | undefined;
};

/** One file from the device. Its form is multipart. The button and the name of the file are the browser's own. */
export function FileField({ accept, error, hint, id, isRequired, label, name, onChange }: FileFieldProps) {
  const own = id ?? name;
  return (
    <Field id={own} label={label} hint={hint} error={error} isRequired={isRequired}>
      <input
        {...describe(own, { error, hint, isRequired })}
        id={own}
        name={name}
        type="file"
        accept={accept}
        className={input}
        onChange={onChange && ((event) => onChange(event.target.files?.[0]))}
      />
    </Field>
  );
}
