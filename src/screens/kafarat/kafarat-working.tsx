'use client';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { cart } from '#ds/icons/icons.ts';
import { tagOf } from '#ds/intl/formats.ts';
import { Stack } from '#ds/layout/stack.tsx';
import { numberFormat } from '#money/number-format.ts';
import { shownFor } from '#src/domain/kafarat-fields.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import { PrintButton } from '#src/screens/form/print-button.tsx';
import { WithSum } from '#src/screens/form/with-sum.tsx';
import type { KafaratView } from '#src/screens/kafarat/kafarat-view.ts';
import type { KafaratWords } from '#src/screens/kafarat/kafarat-words.ts';
import { COUNTRY_MARK } from '#src/screens/kafarat/marks.ts';
import { useKafarah } from '#src/screens/kafarat/use-kafarah.ts';
import * as styles from '#src/screens/kafarat/kafarat.css';

type KafaratWorkingProps = Pick<KafaratView, 'countries' | 'currency' | 'fields' | 'kinds'> & {
  words: KafaratWords;
  /** Drawn by the server: a drawing named here would be in the scripts of every page. */
  marks: { meal: ReactNode; ruling: ReactNode };
};

/** The working beside the questions: what is multiplied, what each person receives, and who says so. */
export function KafaratWorking({ currency, marks, words, ...view }: KafaratWorkingProps) {
  const { i18n } = useLingui();
  const number = numberFormat(tagOf(i18n));
  const { amount, count, country, fault, kind, pricePerPerson, ruling } = useKafarah(view);
  if (!country) return <Banner tone="warning">{words.noCountry}</Banner>;
  const { number: counted, personsForOne } = words.kinds[kind];
  return (
    <Stack gap={4}>
      <Card tone="raised">
        <Stack gap={4}>
          <Heading level={2} size="h3">
            {words.yours}
          </Heading>
          <output aria-label={words.yours}>
            {fault ? (
              words.faults[fault]
            ) : (
              <dl className={styles.working}>
                <div>
                  <dt>{personsForOne}</dt>
                  <dd>{number.format(ruling.persons)}</dd>
                </div>
                <div>
                  <dt>{counted}</dt>
                  <dd>
                    <bdi dir="ltr">× {number.format(count)}</bdi>
                  </dd>
                </div>
                <div>
                  <dt>{withMarks(words.foodForOne, { [COUNTRY_MARK]: country.name })}</dt>
                  <dd>
                    <bdi dir="ltr">
                      × <Money minor={pricePerPerson} currency={currency} />
                    </bdi>
                  </dd>
                </div>
                <div>
                  <dt>{words.youGive}</dt>
                  <dd>
                    <Money minor={amount} currency={currency} />
                  </dd>
                </div>
              </dl>
            )}
          </output>
          {country.isOutdated && (
            <Banner tone="warning">{withMarks(words.outdated, { [COUNTRY_MARK]: country.name })}</Banner>
          )}
          <input type="hidden" name="shown" value={fault ? '' : amount} readOnly />
          <input type="hidden" name="shownFor" value={shownFor({ kind, count, country: country.code })} readOnly />
          <Button tone="filled" size="large" type="submit" name="next" value="checkout" isFullWidth>
            {fault ? words.donate : <WithSum text={words.donateSum} amount={amount} currency={currency} />}
          </Button>
          <Button tone="outlined" type="submit" name="next" value="stay" isFullWidth>
            <Icon icon={cart} />
            {words.addToCart}
          </Button>
          <PrintButton>{words.print}</PrintButton>
        </Stack>
      </Card>
      <Card>
        <Stack gap={3}>
          <Heading level={2} size="h4">
            {words.receives}
          </Heading>
          <p className={styles.meal}>
            {marks.meal}
            <span>{country.meal}</span>
          </p>
          <Text size="small" tone="muted">
            {words.onBehalf}
          </Text>
        </Stack>
      </Card>
      <aside className={styles.ruling} aria-label={words.ruling}>
        {marks.ruling}
        <div>
          <Said title={words.ruling} by={ruling} words={words} />
          <Said title={words.price} by={country} words={words} />
          <p>{words.askScholar}</p>
        </div>
      </aside>
    </Stack>
  );
}

type SaidProps = { title: string; by: { authority: string; source: string; validFrom: string }; words: KafaratWords };

/** The sources, where, and since when. */
function Said({ by, title, words }: SaidProps) {
  return (
    <p>
      <strong>{title}</strong> {by.authority}
      {': '}
      <bdi>{by.source}</bdi>
      {'. '}
      {words.validFrom} <FormattedDate value={by.validFrom} hasHijri={false} />
      {'.'}
    </p>
  );
}
