import type { ReactNode, SubmitEvent } from 'react';
import { root } from '#ds/components/form/form.css';
import { hidden } from '#ds/layout/layout.css';

export type FormProps = {
  children: ReactNode;
  /** The address that takes it. */
  action: string;
  /** How it is sent. @default "post" */
  method?: 'get' | 'post' | undefined;
  id?: string | undefined;
  label?: string | undefined;
  /** For files. */
  isMultipart?: boolean | undefined;
  /** Where its answer is shown: in a tab of its own, so that nothing typed elsewhere on this page is lost. */
  target?: '_blank' | undefined;
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
    <form
      {...rest}
      method={method}
      encType={isMultipart ? 'multipart/form-data' : undefined}
      className={root}
      aria-label={label}
      aria-busy={pendingLabel === undefined ? undefined : true}
      noValidate
    >
      {children}
      <output className={hidden}>{pendingLabel}</output>
    </form>
  );
}
