import type { CSSProperties } from 'react';
import { badgeText } from '#src/domain/cart.ts';
import type { Visitor } from '#src/screens/shell/site.ts';

type Attributes = {
  'data-theme'?: string | undefined;
  'data-contrast'?: string | undefined;
  'data-motion'?: string | undefined;
  'data-cart'?: number | undefined;
  'data-digits'?: 'arab' | undefined;
  'data-consent'?: string | undefined;
  'data-signed-in'?: '1' | undefined;
  style?: CSSProperties | undefined;
};

/** What the head's script puts on <html>, put there by the server for visitors whose browser runs none. */
export function documentAttributes({
  cartCount = 0,
  consent,
  hasArabicDigits,
  hasLessMotion,
  hasMoreContrast,
  isSignedIn,
  theme,
}: Visitor): Attributes {
  return {
    'data-theme': theme === 'system' ? undefined : theme,
    'data-contrast': hasMoreContrast ? 'more' : undefined,
    'data-motion': hasLessMotion ? 'reduced' : undefined,
    'data-digits': hasArabicDigits ? 'arab' : undefined,
    'data-consent': consent,
    'data-signed-in': isSignedIn ? '1' : undefined,
    ...(cartCount > 0
      ? { 'data-cart': cartCount, style: { '--cart-count': `"${badgeText(cartCount)}"` } as CSSProperties }
      : {}),
  };
}
