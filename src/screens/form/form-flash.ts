/** What the last post of a form left for this one page: every field as it was typed, and what was wrong with which. */
export type FormState = {
  /** The form's address under `/forms`. */
  form: string;
  fields: Readonly<Record<string, string>>;
  errors: readonly { path: string; code: string; message: string; limit?: number | undefined }[];
  done?: { title?: string | undefined; message?: string | undefined } | undefined;
};

/** Reads one form's own memory; that of another form on the page is none of its business. */
export function formStateOf(memory: FormState | undefined, form: string) {
  const own = memory?.form === form ? memory : undefined;
  return {
    typed: (name: string): string | undefined => own?.fields[name],
    error: (...paths: string[]): string | undefined => own?.errors.find(({ path }) => paths.includes(path))?.message,
    limit: (path: string): number | undefined => own?.errors.find((error) => error.path === path)?.limit,
    errors: own?.errors ?? [],
    done: own?.done,
  };
}
