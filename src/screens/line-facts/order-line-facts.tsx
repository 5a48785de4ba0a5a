import { Money } from '#ds/components/money/money.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import type { OrderView } from '#src/contracts/orders.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { GiftCardNote } from '#src/screens/gift-card/gift-card-note.tsx';
import { GiftTag } from '#src/screens/gift-card/gift-tag.tsx';
import { EndowmentNote } from '#src/screens/line-facts/endowment-note.tsx';
import { IntentionTag } from '#src/screens/line-facts/intention-tag.tsx';
import { LineFactsText } from '#src/screens/line-facts/line-facts.tsx';
import { SharesAndNames } from '#src/screens/line-facts/shares-and-names.tsx';
import { SlaughterNotes } from '#src/screens/line-facts/slaughter-notes.tsx';
import { ZakatNote } from '#src/screens/line-facts/zakat-note.tsx';

type OrderLineFactsProps = {
  item: OrderView['items'][number];
  currency: string;
  locale: Locale;
  /** The address of the certificate of a gift, where the donation is paid. */
  certificate?: string | undefined;
};

/** What a line of an order is for, as what and for whom it is given: the same as the cart said. */
export function OrderLineFacts({ certificate, currency, item, locale }: OrderLineFactsProps) {
  const { amount, endowment, facts, giftCard, onBehalfOf } = item;
  return (
    <>
      {item.type === 'zakat' && <ZakatNote />}
      {item.type === 'sacrifice' ? (
        <>
          <SharesAndNames
            line={{ ...item, facts: facts ?? undefined, names: onBehalfOf }}
            currency={currency}
            locale={locale}
          />
          <SlaughterNotes slaughters={item.slaughters} locale={locale} />
        </>
      ) : (
        facts && <LineFactsText facts={facts} currency={currency} locale={locale} />
      )}
      <Inline gap={2} justify="end">
        <IntentionTag line={item} />
        <GiftTag line={item} />
      </Inline>
      {giftCard && <GiftCardNote card={giftCard} certificate={certificate} />}
      <EndowmentNote amount={amount} endowment={endowment} share={<Money minor={endowment} currency={currency} />} />
    </>
  );
}
