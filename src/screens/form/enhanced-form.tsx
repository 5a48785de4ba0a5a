'use client';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type SubmitEvent, useMemo } from 'react';
import { Form } from '#ds/components/form/form.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { CartRefusal } from '#src/screens/form/cart-refusal.tsx';
import { FailureWords } from '#src/screens/form/failure-words.tsx';
import { SENT } from '#src/screens/form/sent-event.ts';
import { cartChangedAtom } from '#src/state/cart.ts';
import { createFormAtoms, type FormResult } from '#src/state/forms.ts';
import * as styles from '#src/screens/form/enhanced-form.css';

export type EnhancedFormProps = {
  /** Its address under `/forms`. */
  name: string;
  /** Where an error leads back to; else the address with hyphens. A page with several of one kind names each. */
  id?: string | undefined;
  locale: Locale;
  /** The path of this page without its language, where a post without script comes back to. */
  returnTo: string;
  label?: string | undefined;
  /** Whether it may be sent; it shows itself what is wrong. Without script the server says so. */
  check?: ((form: HTMLFormElement) => boolean) | undefined;
  /** Without script it is answered in a tab of its own: the page has another form, whose fields would be lost. */
  isAnsweredApart?: boolean | undefined;
  /** It was accepted, and the page stays. */
  onDone?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * A native form that a script sends without leaving the page. Only its success is the script's: what was wrong is shown
 * by the server, on the page itself, by the same post sent natively, so that no field is drawn twice in the browser.
 */
export function EnhancedForm({
  check,
  children,
  id = '',
  isAnsweredApart,
  label,
  locale,
  name,
  onDone,
  returnTo,
}: EnhancedFormProps) {
  const { t } = useLingui();
  const { stateAtom, submitAtom } = useMemo(() => createFormAtoms(), []);
  const { failure, isSending, refusal } = useAtomValue(stateAtom);
  const submit = useSetAtom(submitAtom);
  const changeCart = useSetAtom(cartChangedAtom);
  const action = `/forms/${name}`;

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (check?.(form) === false) return;
    const pressed = event.nativeEvent.submitter;
    const fields = new FormData(form, pressed);
    const result = await submit({ action, fields, locale });
    if (result === 'refused') sendNatively(form, pressed);
    else if (result) {
      form.dispatchEvent(new Event(SENT));
      goOn(result);
    }
  };
  const goOn = ({ cartCount, location: next, message }: FormResult) => {
    if (cartCount !== undefined) changeCart({ count: cartCount, added: next ? undefined : message });
    if (next) location.assign(next);
    else onDone?.();
  };

  return (
    <Form
      action={action}
      id={id || name.replaceAll('/', '-')}
      label={label}
      target={isAnsweredApart ? '_blank' : undefined}
      onSubmit={(event) => void send(event)}
      pendingLabel={isSending ? t`Sending` : undefined}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {failure && (
        <p className={styles.failure} role="alert">
          <FailureWords failure={failure} />
        </p>
      )}
      {refusal && <CartRefusal message={refusal} locale={locale} />}
      {children}
    </Form>
  );
}

/** The very form that was refused, the pressed button with it, as a browser without script would send it. */
function sendNatively(form: HTMLFormElement, pressed: HTMLElement | null): void {
  if (pressed instanceof HTMLButtonElement && pressed.name)
    form.append(
      Object.assign(document.createElement('input'), { type: 'hidden', name: pressed.name, value: pressed.value }),
    );
  // Some time after the press, a browser would take a new tab for an advertisement.
  form.removeAttribute('target');
  form.submit();
}
