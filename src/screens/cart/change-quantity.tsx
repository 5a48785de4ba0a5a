import { useLingui } from '@lingui/react/macro';
import { Icon } from '#ds/icons/icon.tsx';
import { minus, plus } from '#ds/icons/icons.ts';
import { tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import { MAX_QUANTITY } from '#src/domain/cart.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { LineCount } from '#src/screens/cart/line-count.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';

type ChangeQuantityProps = { line: CartLineView; locale: Locale; kept?: FormState | undefined };

/** The count of a line's units. */
export function ChangeQuantity({ kept, line, locale }: ChangeQuantityProps) {
  const { i18n, t } = useLingui();
  const title = textIn(line.title, locale);
  const label = t`Quantity: ${title}`;
  const required = t`Enter a quantity`;
  const invalid = t`Enter the quantity as a whole number`;
  const own = kept?.fields['id'] === line.id ? kept : undefined;
  const { error, typed } = useFormErrors(own, 'cart/change', { quantity: { label, required, invalid } });
  const least = (figure: string) => t`Enter a quantity of ${figure} or more`;
  const most = (figure: string) => t`Enter a quantity of ${figure} or less`;
  const write = numberFormat(tagOf(i18n));
  return (
    <LineCount
      id={line.id}
      locale={locale}
      words={{
        label,
        less: t`One less`,
        more: t`One more`,
        change: t`Change the quantity`,
        required,
        invalidType: invalid,
        tooLow: least(write.format(1)),
        tooHigh: most(write.format(MAX_QUANTITY)),
      }}
      typed={typed('quantity')}
      error={error('quantity')}
      icons={{ less: <Icon icon={minus} />, more: <Icon icon={plus} /> }}
    />
  );
}
