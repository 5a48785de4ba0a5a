'use client';
import { loadStripe, type StripeElementLocale } from '@stripe/stripe-js';
import { useEffect, useRef } from 'react';
import type { CardFrameProps } from '#src/screens/card-entry/card-provider.ts';
import * as styles from '#src/screens/card-entry/card-entry.css';

/** Stripe's Payment Element. Loaded on this page alone, when a card is chosen. */
export function StripeCard({ locale, provider, returnUrl, take, tell }: CardFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const stripe = await loadStripe(provider.publishableKey!, { locale: locale as StripeElementLocale }).catch(
        () => null,
      );
      if (isGone) return;
      if (!stripe) return tell({ state: 'unavailable' });
      const elements = stripe.elements({ clientSecret: provider.clientSecret, locale: locale as StripeElementLocale });
      const element = elements.create('payment', { fields: { billingDetails: { name: 'never' } } });
      element.on('ready', () => tell({ state: 'ready' }));
      element.on('loaderror', () => tell({ state: 'unavailable' }));
      element.mount(box.current!);
      take({
        submit: (holder) =>
          void (async () => {
            tell({ state: 'submitting' });
            const confirmation = {
              elements,
              redirect: 'if_required' as const,
              confirmParams: { return_url: returnUrl, payment_method_data: { billing_details: { name: holder } } },
            };
            // A card for later donations is entered, and nothing is charged.
            const { error, ...confirmed } = provider.clientSecret.startsWith('seti_')
              ? await stripe.confirmSetup(confirmation)
              : await stripe.confirmPayment(confirmation);
            if (!error) return tell({ state: Object.keys(confirmed).length > 0 ? 'succeeded' : 'unavailable' });
            if (error.type === 'validation_error') return tell({ state: 'invalid' });
            return tell(
              error.type === 'card_error'
                ? { state: 'refused', code: error.decline_code ?? error.code }
                : { state: 'unavailable' },
            );
          })(),
      });
    })();
    return () => {
      isGone = true;
    };
  }, [locale, provider.clientSecret, provider.publishableKey, returnUrl, take, tell]);
  return <div ref={box} className={styles.element} />;
}
