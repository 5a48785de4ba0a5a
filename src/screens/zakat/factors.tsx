import { useLingui } from '@lingui/react';
import { FinePrice } from '#ds/components/money/fine-price.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';
import type { ZakatFactors } from '#src/domain/zakat.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import { PART_MARK, WEIGHT_MARK } from '#src/screens/zakat/zakat-marks.ts';
import type { ZakatWords } from '#src/screens/zakat/zakat-words.ts';

type FactorsProps = {
  factors: ZakatFactors;
  currency: string;
  /** Decimals of a price per gram, as in the table of them. */
  digits: number;
  words: ZakatWords;
};

/** Decimals of a weight or of a number of shares at most. */
const PLACES = 6;

/** How a value came about: 20.5 g × $112.525, and the part of it that counts. */
export function Factors({ currency, digits, factors: { part, price, quantity, unit }, words }: FactorsProps) {
  const { i18n } = useLingui();
  const number = numberFormat(tagOf(i18n), { maximumFractionDigits: PLACES });
  const counted = number.format(quantity as Intl.StringNumericLiteral);
  const percent = part && numberFormat(tagOf(i18n), { style: 'percent', maximumFractionDigits: 2 });
  return (
    <>
      <bdi dir="ltr">
        <bdi>{unit === 'gram' ? withMarks(words.grams, { [WEIGHT_MARK]: counted }) : counted}</bdi> ×{' '}
        <FinePrice decimal={price} currency={currency} digits={unit === 'gram' ? digits : undefined} />
        {part?.reason === 'purity' && (
          <>
            {' × '}
            <FormattedNumber value={part.dividend} />/<FormattedNumber value={part.divisor} />
          </>
        )}
        {part?.reason === 'held' && <> × {percent!.format(part.dividend / part.divisor)}</>}
      </bdi>
      {part && (
        <>
          {' · '}
          {withMarks(words.parts[part.reason], { [PART_MARK]: percent!.format(part.dividend / part.divisor) })}
        </>
      )}
    </>
  );
}
