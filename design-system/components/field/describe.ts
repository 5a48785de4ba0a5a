export type FieldText = {
  label: string;
  /** Said before the field is filled. */
  hint?: string | undefined;
  /** Said under the field, with a mark beside: what is wrong and how to put it right. */
  error?: string | undefined;
  /** `false` writes "optional" beside the label. */
  isRequired?: boolean | undefined;
  /** The name of the field where it is not given, so that a summary can point to it. */
  id?: string | undefined;
};

/** The attributes that tie a control to its hint and to its error. */
export function describe(
  id: string,
  { error, hint, isRequired }: Pick<FieldText, 'error' | 'hint' | 'isRequired'>,
  more?: string,
) {
  const ids = [more, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  } as const;
}
