import { Button } from '#ds/components/button/button.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { cart } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import type { ZakatWords } from '#src/screens/zakat/zakat-words.ts';

/** The ways to pay the zakat: its sum alone is sent, and nothing of what it was computed from. */
export function ZakatActions({
  amount,
  currency,
  locale,
  words,
}: {
  amount: number;
  currency: string;
  locale: Locale;
  words: ZakatWords;
}) {
  return (
    <EnhancedForm name="cart/add-zakat" locale={locale} returnTo="/projects/zakat" label={words.payForm}>
      <input type="hidden" name="preset" value={amount} />
      <Stack gap={2}>
        <Button tone="filled" size="large" type="submit" name="next" value="checkout" isFullWidth>
          <span>
            {words.pay} <Money minor={amount} currency={currency} />
          </span>
        </Button>
        <Button tone="outlined" type="submit" name="next" value="stay" isFullWidth>
          <Icon glyph={cart} />
          {words.addToCart}
        </Button>
      </Stack>
    </EnhancedForm>
  );
}
