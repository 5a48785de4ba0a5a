'use client';
import type { ReactNode } from 'react';
import { Button } from '#ds/components/button/button.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { QuantityField } from '#ds/components/quantity-field/quantity-field.tsx';
import { SharesStar } from '#ds/components/shares-star/shares-star.tsx';
import { parseCount } from '#money/parse-money.ts';
import { MAX_SHARES } from '#src/domain/sacrifice.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { FootBar } from '#src/screens/form/foot-bar.tsx';
import { TypedAgain } from '#src/screens/form/typed-again.tsx';
import { useTypedFields } from '#src/screens/form/use-typed-fields.ts';
import { WithSum } from '#src/screens/form/with-sum.tsx';
import { NamedShares } from '#src/screens/sacrifices/named-shares.tsx';
import type { Offer } from '#src/screens/sacrifices/offers.ts';
import { animalsOf, nameLabel, namePositions } from '#src/screens/sacrifices/order-stars.ts';
import type { SacrificeWords } from '#src/screens/sacrifices/sacrifice-words.ts';
import { SACRIFICE_FORM, SACRIFICE_FORM_ID } from '#src/screens/sacrifices/sacrifices-view.ts';
import { TimeLeft } from '#src/screens/sacrifices/time-left.tsx';
import { useChosen } from '#src/screens/sacrifices/use-chosen.ts';
import * as styles from '#src/screens/sacrifices/sacrifices.css';

type OrderCardProps = {
  offers: readonly Offer[];
  /** The one that is chosen at first; empty where the donor has to choose another. */
  chosen: string;
  quantity: number;
  /** The count as it was typed, where a post left it. */
  typedQuantity?: string | undefined;
  names: readonly string[];
  nameErrors: readonly (string | undefined)[];
  quantityError?: string | undefined;
  areNamesNeeded: boolean;
  madeAt: number;
  locale: Locale;
  returnTo: string;
  words: SacrificeWords;
  /** What was wrong, above the fields; the box of the proxy; what a browser without script needs. */
  summary: ReactNode;
  proxy: ReactNode;
  noscript: ReactNode;
  /** The button into the cart, and the link at the foot of a phone. */
  toCart: ReactNode;
  toForm: ReactNode;
};

/** The star with the donor's shares in gold, their sum, their names and the proxy: as the list's choice stands. */
export function OrderCard(props: OrderCardProps) {
  const { areNamesNeeded, chosen, locale, madeAt, nameErrors, names, offers, returnTo, words } = props;
  const id = useChosen(chosen);
  const typed = useTypedFields(SACRIFICE_FORM_ID, { quantity: props.typedQuantity ?? String(props.quantity) });
  const quantity = parseCount(typed['quantity'] ?? '');
  const isChosen = offers.some((one) => one.id === id);
  const offer = offers.find((one) => one.id === id) ?? offers[0]!;
  const most = Math.max(1, Math.min(offer.remaining, MAX_SHARES));
  const shares = Math.min(most, Math.max(1, quantity ?? 1));
  const total = shares * offer.price;
  return (
    <>
      <TypedAgain form={SACRIFICE_FORM_ID} />
      <EnhancedForm name={SACRIFICE_FORM} locale={locale} returnTo={returnTo} label={words.form}>
        <div className={styles.card}>
          {props.summary}
          <div className={styles.cardHead}>
            <h2 className={styles.cardTitle} id="sacrifice-chosen">
              {isChosen ? offer.heading : words.chooseCountry}
            </h2>
            {isChosen && (
              <span className={styles.countdown}>
                <TimeLeft madeAt={madeAt} until={offer.until} sentence="{left}" over={offer.closed} isShort />
              </span>
            )}
          </div>
          <Stars offer={offer} shares={shares} words={words} />
          <div aria-live="polite">
            <Money minor={total} currency={offer.currency} size="display" />
            <p className={styles.note}>
              <Working offer={offer} shares={shares} words={words} />
            </p>
          </div>
          <ul className={styles.facts}>
            {offer.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {isChosen && (
            <>
              <input type="hidden" name="shownFor" value={offer.id} readOnly />
              <input type="hidden" name="shownPrice" value={offer.price} readOnly />
              <input type="hidden" name="shownLeft" value={offer.remaining} readOnly />
            </>
          )}
          <QuantityField
            key={offer.id}
            name="quantity"
            label={offer.size === 1 ? words.animals : words.shares}
            defaultValue={typed['quantity'] === props.typedQuantity ? props.typedQuantity : shares}
            max={most}
            error={props.quantityError}
          />
          <NamedShares
            legend={areNamesNeeded ? words.inWhoseName : words.optionalNames}
            isRequired={areNamesNeeded}
            shares={namePositions(offer, shares).map((position) => ({
              number: position.number,
              label: nameLabel(position, offer, words),
            }))}
            names={names}
            errors={nameErrors}
          />
          <div>
            {isChosen && <blockquote className={styles.proxy}>{offer.proxy}</blockquote>}
            {props.proxy}
          </div>
          {props.noscript}
          <div className={styles.actions}>
            <Button tone="filled" size="large" type="submit" name="next" value="checkout" isFullWidth>
              <WithSum text={words.donate} amount={total} currency={offer.currency} />
            </Button>
            {props.toCart}
          </div>
        </div>
      </EnhancedForm>
      <FootBar sum={<Money minor={total} currency={offer.currency} />} action={props.toForm}>
        {isChosen ? offer.heading : words.chooseCountry}
      </FootBar>
    </>
  );
}

const counted = (count: number, word: string): string => `${word}: ${count}`;

type Shown = { offer: Offer; shares: number; words: SacrificeWords };

/** A star for each animal of the order, and what its colors mean. */
function Stars({ offer, shares, words }: Shown) {
  // Animals of one share look alike: one star stands for all.
  const animals = offer.size === 1 ? [{ taken: [], mine: [1] }] : animalsOf(offer.size, offer.taken, shares);
  const [first] = animals;
  return (
    <div>
      <div className={animals.length > 1 ? styles.stars : styles.star}>
        {animals.map(({ mine, taken }, index) => (
          <SharesStar
            // oxlint-disable-next-line react/no-array-index-key -- the animals of an order have no other name
            key={index}
            parts={offer.size}
            taken={taken}
            mine={mine}
            label={`${words.star.replace('{taken}', String(taken.length))}, ${counted(mine.length, words.yours)}`}
          />
        ))}
      </div>
      {offer.size === 7 && first && (
        <p className={styles.key} aria-hidden>
          <span className={styles.keyTaken}>{counted(first.taken.length, words.taken)}</span>
          <span className={styles.keyMine}>{counted(shares, words.yours)}</span>
          <span className={styles.keyOpen}>
            {counted(7 * animals.length - first.taken.length - shares, words.open)}
          </span>
        </p>
      )}
    </div>
  );
}

/** How the sum comes about, and what the donor's shares make of the animal. */
function Working({ offer, shares, words }: Shown) {
  const taken = offer.taken.length + shares;
  return (
    <>
      {words.counts[offer.size][shares - 1]}
      {' × '}
      <Money minor={offer.price} currency={offer.currency} />
      {'. '}
      {offer.size === 1 && words.whole}
      {offer.size === 7 && taken < 7 && words.withYours.replace('{taken}', String(taken))}
      {offer.size === 7 && taken >= 7 && (taken < 14 ? words.completes : words.completesTwo)}
      {offer.size === 7 && taken > 7 && taken % 7 > 0 && ` ${words.second}`}
    </>
  );
}
