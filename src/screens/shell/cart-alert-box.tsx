'use client';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Toast } from '#ds/components/toast/toast.tsx';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { cartAlertClosedAtom } from '#src/state/cart.ts';

/** The specification's time. */
const SHOWN_FOR_MS = 4000;

/** "Added to your cart", at the top right in every language. */
export function CartAlertBox({ added, locale }: { added: string; locale: Locale }) {
  const { t } = useLingui();
  const hide = useSetAtom(cartAlertClosedAtom);
  return (
    <Toast
      title={t`Added to your cart`}
      note={added}
      duration={SHOWN_FOR_MS}
      onClose={hide}
      actions={
        <>
          <ButtonLink tone="outlined" size="small" isFullWidth href={hrefTo(locale, 'cart')}>
            <Trans>Go to cart</Trans>
          </ButtonLink>
          <ButtonLink tone="filled" size="small" isFullWidth href={hrefTo(locale, 'checkout')}>
            <Trans>Checkout</Trans>
          </ButtonLink>
        </>
      }
    />
  );
}
