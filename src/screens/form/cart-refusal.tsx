import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { FocusWhenShown } from '#ds/components/form/focus-when-shown.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import * as styles from '#src/screens/form/enhanced-form.css';

/** Why the cart cannot take it, with the way there. It takes the focus: the button that was pressed may be far below. */
export function CartRefusal({ locale, message }: { message: string; locale: Locale }) {
  const id = useId();
  return (
    <p className={styles.failure} role="alert" id={id} tabIndex={-1}>
      {message}{' '}
      <a href={hrefTo(locale, 'cart')}>
        <Trans>Go to cart</Trans>
      </a>
      <FocusWhenShown key={message} id={id} />
    </p>
  );
}
