'use client';
import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { ToastRegion } from '#ds/components/toast/toast-region.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { cartAlertAtom } from '#src/state/cart.ts';

type Box = ComponentType<{ added: string; locale: Locale }>;

/** The place of the cart's alert, which stands always so that its words are heard; the alert itself comes with the first gift. */
export function CartAlert({ locale }: { locale: Locale }) {
  const added = useAtomValue(cartAlertAtom);
  const [Alert, setAlert] = useState<Box>();
  useEffect(() => {
    if (added === undefined || Alert) return;
    void import('#src/screens/shell/cart-alert-box.tsx').then(({ CartAlertBox }) => setAlert(() => CartAlertBox));
  }, [added, Alert]);
  return (
    <ToastRegion>{added !== undefined && Alert && <Alert key={added} added={added} locale={locale} />}</ToastRegion>
  );
}
