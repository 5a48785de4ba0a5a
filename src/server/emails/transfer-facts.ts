import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { spellReference } from '#src/domain/reference.ts';
import { amountText, lineRows, type OrderEmailData } from '#src/server/emails/donation-facts.ts';
import type { EmailText } from '#src/server/emails/email-layout.tsx';
import { textIn } from '#src/server/http/locale.ts';

/** What a transfer needs: the amount, the reference and the accounts. */
export function transferFacts(
  { order, reference, accounts, locale }: OrderEmailData,
  i18n: I18n,
): NonNullable<EmailText['facts']> {
  return [
    ...(order.received === 0 ? lineRows(order, locale, i18n) : []),
    { label: i18n._(msg`Amount`), value: amountText(order.total - order.received, order, locale) },
    { label: i18n._(msg`Reference`), value: reference === null ? '' : spellReference(reference), isLeftToRight: true },
    ...accounts.map((account) => ({
      label: textIn(locale, account.bankName),
      value: [textIn(locale, account.accountHolder), account.iban, account.swiftCode].join(' · '),
      isLeftToRight: true,
    })),
  ];
}
