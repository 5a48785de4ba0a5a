import type { ReactNode, SubmitEvent } from 'react';
import { hidden } from '#ds/layout/layout.css';
import { root } from '#ds/components/form/form.css';

export type FormProps = {
  children: ReactNode;
  action: string;
  method?: 'get' | 'post' | undefined;
  id?: string | undefined;
  label?: string | undefined;
  /** For files. */
  isMultipart?: boolean | undefined;
  /** Said aloud while the form is on its way. */
  pendingLabel?: string | undefined;
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
};

/**
 * A native form: it works before and without script. The rules are told by the server and by our own words, in the
 * language of the page, never by the browser's bubbles.
 */
export function Form({ children, isMultipart, label, method = 'post', pendingLabel, ...rest }: FormProps) {
  return (
    <form {...rest} method={method} encType={isMultipart ? 'multipart/form-data' : undefined} className={root} aria-label={label} aria-busy={pendingLabel === undefined ? undefined : true} noValidate>
      {children}
      <output className={hidden}>{pendingLabel}</output>
    </form>
  );
}
