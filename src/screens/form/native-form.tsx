'use client';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Form } from '#ds/components/form/form.tsx';
import type { Locale } from '#src/i18n/locales.ts';

export type NativeFormProps = {
  /** Its address under `/forms`. */
  name: string;
  /** Where an error leads back to. @default the name with hyphens */
  id?: string | undefined;
  locale: Locale;
  /** The path and query of this page without its language, where an error comes back to. */
  returnTo: string;
  label?: string | undefined;
  /** For files. */
  isMultipart?: boolean | undefined;
  children: ReactNode;
};

/** A form that the browser itself sends, as password managers expect. With script it says that it is on its way. */
export function NativeForm({ children, id, isMultipart, label, locale, name, returnTo }: NativeFormProps) {
  const { t } = useLingui();
  const [isSending, setSending] = useState(false);
  // A page that is come back to can be sent again.
  useEffect(() => {
    const again = () => setSending(false);
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);
  return (
    <Form
      action={`/forms/${name}`}
      id={id ?? name.replaceAll('/', '-')}
      label={label}
      isMultipart={isMultipart}
      onSubmit={() => setSending(navigator.onLine)}
      pendingLabel={isSending ? t`Sending` : undefined}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
    </Form>
  );
}
