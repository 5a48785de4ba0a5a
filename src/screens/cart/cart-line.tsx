import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { repeat, trash } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { type CartLineView, endowmentOf } from '#src/contracts/cart-view.ts';
import type { Calendar } from '#src/domain/giving-calendar.ts';
import { isPayable } from '#src/domain/payable.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { ChangeQuantity } from '#src/screens/cart/change-quantity.tsx';
import { CalculateAgain, ClosedReason, OtherChildren } from '#src/screens/cart/closed-reason.tsx';
import { GiveToFund } from '#src/screens/cart/give-to-fund.tsx';
import { LineAmount, LineEndowment } from '#src/screens/cart/live-cart.tsx';
import { OverRemaining } from '#src/screens/cart/over-remaining.tsx';
import { SacrificeNotes } from '#src/screens/cart/sacrifice-notes.tsx';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { recurrenceWords } from '#src/screens/form/interval-words.ts';
import { GiftCardNote } from '#src/screens/gift-card/gift-card-note.tsx';
import { GiftTag } from '#src/screens/gift-card/gift-tag.tsx';
import { EndowmentNote } from '#src/screens/line-facts/endowment-note.tsx';
import { IntentionTag } from '#src/screens/line-facts/intention-tag.tsx';
import { LineFactsText } from '#src/screens/line-facts/line-facts.tsx';
import { ZakatNote } from '#src/screens/line-facts/zakat-note.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/cart/cart.css';

type CartLineProps = {
  line: CartLineView;
  locale: Locale;
  currency: string;
  kept?: FormState | undefined;
  interval?: 'day' | 'week' | 'month' | 'year' | undefined;
  calendar?: Calendar | undefined;
};

export function CartLine({ calendar, currency, interval, kept, line, locale }: CartLineProps) {
  const { i18n } = useLingui();
  const title = <Localized field={line.title} locale={locale} />;
  return (
    <li className={styles.line} id={`line-${line.id}`}>
      <img
        className={styles.thumb}
        src={coverAddress(line.cover.palette, line.cover.seed, 'thumb', line.cover.step)}
        alt=""
        width={120}
        height={90}
        loading="lazy"
      />
      <div className={styles.body}>
        <h2 className={styles.lineTitle}>
          {line.slug ? (
            <a className={styles.titleLink} href={hrefTo(locale, 'project', { slug: line.slug })}>
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        <Inline gap={2}>
          {interval && (
            <Tag tone="info" icon={repeat}>
              {i18n._(recurrenceWords({ interval, calendar }))}
            </Tag>
          )}
          <IntentionTag line={line} />
          <GiftTag line={line} />
          {line.isUnits && (
            <Text size="small" tone="muted">
              {line.facts?.type === 'kafarah' && line.facts.kind === 'fidya' ? (
                <Trans>
                  <Money minor={line.price} currency={currency} /> for each day
                </Trans>
              ) : line.type === 'kafarah' ? (
                <Trans context="expiation">
                  <Money minor={line.price} currency={currency} /> each
                </Trans>
              ) : (
                <Trans>
                  <Money minor={line.price} currency={currency} /> each
                </Trans>
              )}
            </Text>
          )}
        </Inline>
        {line.type === 'zakat' && <ZakatNote />}
        {line.giftCard && <GiftCardNote card={line.giftCard} />}
        {line.type === 'sacrifice' ? (
          <SacrificeNotes line={line} currency={currency} locale={locale} />
        ) : (
          line.facts && <LineFactsText facts={line.facts} currency={currency} locale={locale} />
        )}
        {!line.isClosed && (
          <EndowmentNote
            amount={line.amount}
            endowment={endowmentOf(line)}
            share={
              interval ? (
                <Money minor={endowmentOf(line)} currency={currency} />
              ) : (
                <LineEndowment id={line.id} currency={currency} />
              )
            }
          />
        )}
        {line.isClosed && line.type !== 'sacrifice' && (
          <Banner tone="warning">
            <Stack gap={3}>
              <span>
                <ClosedReason line={line} />
              </span>
              <GiveToFund line={line} currency={currency} locale={locale} />
              {line.isSponsored && <OtherChildren locale={locale} />}
              <CalculateAgain line={line} locale={locale} />
            </Stack>
          </Banner>
        )}
        {line.isSponsored && !line.isClosed && (
          <Banner tone="info" title={<Trans>This child is reserved for another donor right now</Trans>}>
            <Trans>You were not charged. Try again later, or choose another child.</Trans>{' '}
            <OtherChildren locale={locale} />
          </Banner>
        )}
        {line.remaining !== undefined && !line.isClosed && line.type !== 'sacrifice' && (
          <OverRemaining line={line} remaining={line.remaining} currency={currency} locale={locale} />
        )}
        {line.formerPrice !== undefined && (
          <Banner tone="info">
            <Trans>
              The price has changed. It was <Money minor={line.formerPrice} currency={currency} />.
            </Trans>
          </Banner>
        )}
      </div>
      <div className={styles.actions}>
        {line.isUnits && !line.isClosed && !interval && <ChangeQuantity line={line} kept={kept} locale={locale} />}
        <form className={styles.removal} method="post" action="/forms/cart/remove">
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="returnTo" value="/cart" />
          <Button tone="quiet" size="small" type="submit" name="id" value={line.id}>
            <Icon icon={trash} />
            <span className={styles.removeWord}>
              <Trans>Remove</Trans>
            </span>
            <VisuallyHidden>{textIn(line.title, locale)}</VisuallyHidden>
          </Button>
        </form>
      </div>
      <div className={styles.price}>
        {interval ? (
          <Money minor={line.amount} currency={currency} size="large" />
        ) : (
          <LineAmount id={line.id} currency={currency} size="large" />
        )}
        {!isPayable(line) && (
          <Text size="small" tone="muted">
            <Trans>Not included in the total</Trans>
          </Text>
        )}
      </div>
    </li>
  );
}
