import type { ZakatFields } from '#src/domain/zakat-fields.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { PayButtons } from '#src/screens/form/pay-buttons.tsx';
import type { ZakatWords } from '#src/screens/zakat/zakat-words.ts';

/** The fields of this form itself, which came back with the figures. */
const OWN: readonly string[] = ['locale', 'returnTo', 'preset', 'next', 'more'];

/** The ways to pay the zakat: its sum alone is sent. Without script the figures go along, so that the page shows them again. */
export function ZakatActions({
  amount,
  currency,
  locale,
  sent,
  words,
}: {
  amount: number;
  currency: string;
  locale: Locale;
  /** What was typed and sent without script. */
  sent: ZakatFields;
  words: ZakatWords;
}) {
  return (
    <EnhancedForm name="cart/add-zakat" locale={locale} returnTo="/projects/zakat" label={words.payForm}>
      <input type="hidden" name="preset" value={amount} />
      <noscript>
        {Object.entries(sent)
          .filter(([name]) => !OWN.includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value ?? ''} />
          ))}
      </noscript>
      <PayButtons amount={amount} currency={currency} words={words} />
    </EnhancedForm>
  );
}
