'use client';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { close, success } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes.ts';
import * as styles from '#src/screens/shell/cart-alert.css';
import { cartAlertClosedAtom } from '#src/state/cart.ts';

/** The specification's time; it stands still while the pointer or the focus is on it. */
const SHOWN_FOR_MS = 4000;

/** "Added to your cart", at the top right in every language: gone by itself, on close, or on a link. */
export function CartAlertBox({ added, locale }: { added: string; locale: Locale }) {
  const { t } = useLingui();
  const hide = useSetAtom(cartAlertClosedAtom);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pause = () => clearTimeout(timer.current);
  const resume = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, SHOWN_FOR_MS);
  };
  useEffect(() => {
    timer.current = setTimeout(hide, SHOWN_FOR_MS);
    return () => clearTimeout(timer.current);
  }, [hide]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- resting on it only stops its clock
    <div className={styles.alert} onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
      <span className={styles.mark}><Icon glyph={success} /></span>
      <div>
        <p className={styles.title}><Trans>Added to your cart</Trans></p>
        <p className={styles.text}>{added}</p>
      </div>
      <button className={styles.close} type="button" onClick={hide} aria-label={t`Close`}><Icon glyph={close} /></button>
      <div className={styles.actions}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed */}
        <span className={styles.action} onClick={hide}><ButtonLink tone="outlined" size="small" isFullWidth href={localePath(locale, pathTo('cart'))}><Trans>Go to cart</Trans></ButtonLink></span>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed */}
        <span className={styles.action} onClick={hide}><ButtonLink tone="filled" size="small" isFullWidth href={localePath(locale, pathTo('checkout'))}><Trans>Checkout</Trans></ButtonLink></span>
      </div>
    </div>
  );
}
