import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { QuantityField } from '#ds/components/number-field/quantity-field.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { gift, repeat, trash } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { pathTo } from '#src/routes.ts';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import * as styles from '#src/screens/cart/cart.css';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { intervalWords } from '#src/screens/form/interval-words.ts';
import { Localized } from '#src/screens/shell/localized.tsx';

type CartLineProps = { line: CartLineView; locale: Locale; currency: string; interval?: 'day' | 'week' | 'month' | 'year' | undefined };

export function CartLine({ currency, interval, line, locale }: CartLineProps) {
  const { i18n } = useLingui();
  const title = <Localized field={line.title} locale={locale} />;
  return (
    <li className={styles.line} id={`line-${line.id}`}>
      <img className={styles.thumb} src={coverAddress(line.cover.palette, line.cover.seed, 'thumb')} alt="" width={120} height={90} loading="lazy" />
      <div className={styles.body}>
        <h2 className={styles.lineTitle}>{line.slug ? <a className={styles.titleLink} href={localePath(locale, pathTo('project', { slug: line.slug }))}>{title}</a> : title}</h2>
        <Inline gap={2}>
          {interval && <Tag tone="info" glyph={repeat}>{i18n._(intervalWords[interval])}</Tag>}
          {line.intention === 'zakat' && <Tag tone="gold"><Trans>Zakat</Trans></Tag>}
          {line.isGift && <Tag tone="info" glyph={gift}>{line.giftReceiverName ? <Trans>Gift for <bdi>{line.giftReceiverName}</bdi></Trans> : <Trans>A gift</Trans>}</Tag>}
          {line.isUnits && <Text size="small" tone="muted"><Trans><Money minor={line.price} currency={currency} /> each</Trans></Text>}
        </Inline>
        {line.isClosed && <Banner tone="warning"><Trans>This project takes no gifts any more. Take it out of the cart, or choose another like it.</Trans></Banner>}
        {line.remaining !== undefined && !line.isClosed && <Banner tone="warning"><Trans>It still needs only <Money minor={line.remaining} currency={currency} />. Change the amount, and give the rest elsewhere.</Trans></Banner>}
        {line.formerPrice !== undefined && <Banner tone="info"><Trans>The price has changed: it was <Money minor={line.formerPrice} currency={currency} />.</Trans></Banner>}
        <Inline gap={3} align="end">
          {line.isUnits && !line.isClosed && <ChangeQuantity line={line} locale={locale} />}
          <form className={styles.removal} method="post" action="/forms/cart/remove">
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="returnTo" value="/cart" />
            <Button tone="quiet" size="small" type="submit" name="id" value={line.id}><Icon glyph={trash} /><Trans>Remove</Trans><VisuallyHidden>{textIn(line.title, locale)}</VisuallyHidden></Button>
          </form>
        </Inline>
      </div>
      <div className={styles.price}><Money minor={line.amount} currency={currency} size="card" /></div>
    </li>
  );
}

function ChangeQuantity({ line, locale }: { line: CartLineView; locale: Locale }) {
  const { t } = useLingui();
  return (
    <form className={styles.quantity} method="post" action="/forms/cart/change">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value="/cart" />
      <input type="hidden" name="id" value={line.id} />
      <QuantityField name="quantity" id={`quantity-${line.id}`} label={t`How many`} defaultValue={line.quantity} max={999} />
      <Button tone="outlined" size="small" type="submit"><Trans>Change</Trans></Button>
    </form>
  );
}
