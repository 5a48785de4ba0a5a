import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fieldset } from '#ds/components/field/fieldset.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { SharesStar } from '#ds/components/shares-star/shares-star.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { chevronDown } from '#ds/icons/icons.ts';
import type { Offer } from '#src/screens/sacrifices/offers.ts';
import { SACRIFICE_FORM_ID } from '#src/screens/sacrifices/sacrifices-view.ts';
import { TimeLeft } from '#src/screens/sacrifices/time-left.tsx';
import { radio } from '#ds/components/checkbox/checkbox.css';
import * as styles from '#src/screens/sacrifices/sacrifices.css';

const EVERY_SHARE = [1, 2, 3, 4, 5, 6, 7];

type CountryListProps = {
  offers: readonly Offer[];
  /** The one that is ticked at first. */
  chosen: string | undefined;
  /** "{left} left". */
  left: string;
  madeAt: number;
};

/** How many are in sight at first; a fold is not worth its line for one more. */
const IN_SIGHT = 5;

/** The countries as radios of the order's form, each with its star, price and time left. What is beyond the first is folded, so that the order is near. */
export function CountryList({ chosen, left, madeAt, offers }: CountryListProps) {
  const { t } = useLingui();
  const count = offers.length > IN_SIGHT + 1 ? IN_SIGHT : offers.length;
  const folded = offers.slice(count);
  const row = (offer: Offer) => <CountryRow key={offer.id} offer={offer} chosen={chosen} left={left} madeAt={madeAt} />;
  return (
    <Fieldset id="sacrificeId" label={t`Country`} isLabelHidden>
      <div className={styles.countries}>{offers.slice(0, count).map((offer) => row(offer))}</div>
      {folded.length > 0 && (
        <details className={styles.more} open={folded.some(({ id }) => id === chosen)}>
          <summary className={styles.moreLine}>
            <Plural value={folded.length} one="# more option" other="# more options" />
            <span className={styles.moreMark}>
              <Icon icon={chevronDown} />
            </span>
          </summary>
          <div className={styles.countries}>{folded.map((offer) => row(offer))}</div>
        </details>
      )}
    </Fieldset>
  );
}

function CountryRow({ chosen, left, madeAt, offer }: Omit<CountryListProps, 'offers'> & { offer: Offer }) {
  return (
    <label className={styles.country}>
      <span className={styles.small}>
        <SharesStar
          parts={offer.size}
          taken={offer.status === 'soldOut' ? EVERY_SHARE.slice(0, offer.size) : offer.taken}
          hasNumbers={false}
        />
      </span>
      <span className={styles.countryText}>
        <span className={styles.countryName}>{offer.country}</span>
        <span className={styles.note}>{offer.place}</span>
        <span className={styles.note}>{offer.state}</span>
      </span>
      <span className={styles.price}>
        <PriceOf offer={offer} />
        {offer.status === 'open' && (
          <span className={styles.rowLeft}>
            <TimeLeft madeAt={madeAt} until={offer.until} sentence={left} over={offer.closed} />
          </span>
        )}
      </span>
      <span className={styles.dot}>
        <input
          type="radio"
          name="sacrificeId"
          value={offer.id}
          form={chosen === undefined ? undefined : SACRIFICE_FORM_ID}
          defaultChecked={offer.id === chosen}
          disabled={offer.status !== 'open'}
          className={radio}
        />
      </span>
    </label>
  );
}

function PriceOf({ offer }: { offer: Offer }) {
  if (offer.status === 'soldOut' || offer.status === 'closed')
    return (
      <span className={styles.figure}>
        {offer.status === 'soldOut' ? <Trans>Sold out</Trans> : <Trans context="orders of a country">Closed</Trans>}
      </span>
    );
  return (
    <>
      <span className={styles.figure}>
        <Money minor={offer.price} currency={offer.currency} />
      </span>
      <span className={styles.note}>{offer.unit}</span>
    </>
  );
}
