import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { numberFormat } from '#money/number-format.ts';
import { nisabCode } from '#src/domain/ruling-codes.ts';
import { NISAB_STANDARDS } from '#src/domain/zakat.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import type { ZakatTyped } from '#src/screens/zakat/use-zakat-errors.ts';
import type { ZakatView } from '#src/screens/zakat/zakat-view.ts';

type ZakatBasisProps = Pick<ZakatTyped, 'typed'> & {
  locale: Locale;
  rulings: ZakatView['rulings'];
  /** Thresholds in milligrams, by code. */
  values: Readonly<Record<string, number>>;
};

/** What the calculation goes by, and who says so. */
export function ZakatBasis({ locale, rulings, typed, values }: ZakatBasisProps) {
  const { t } = useLingui();
  const number = numberFormat(intlTag[locale], { maximumFractionDigits: 2 });
  const nameOf = (standard: (typeof NISAB_STANDARDS)[number]) => {
    const grams = number.format((values[nisabCode(standard)] ?? 0) / 1000);
    return standard.startsWith('gold') ? t`${grams} g of gold` : t`${grams} g of silver`;
  };
  return (
    <Stack gap={5}>
      <Select
        name="nisabStandard"
        label={t`Threshold (nisab)`}
        options={NISAB_STANDARDS.map((standard) => ({ value: standard, label: nameOf(standard) }))}
        defaultValue={typed('nisabStandard') ?? 'gold85'}
      />
      <Segmented
        name="year"
        label={t`Your zakat year`}
        options={[
          { value: 'lunar', label: t`Lunar` },
          { value: 'solar', label: t`Solar` },
        ]}
        defaultValue={typed('year') ?? 'lunar'}
      />
      <Segmented
        name="hawl"
        label={t`Has a full lunar year passed since you reached the nisab?`}
        options={[
          { value: 'passed', label: t`Yes` },
          { value: 'notYet', label: t`Not yet` },
        ]}
        defaultValue={typed('hawl') ?? 'passed'}
      />
      <Disclosure summary={<Trans>Sources</Trans>} id="rulings">
        <Stack gap={3} as="ul">
          {rulings.map(({ authority, code, source, validFrom }) => (
            <li key={code}>
              <Text size="small" as="span">
                {authority}
                {': '}
                <bdi>{source}</bdi>
                {' · '}
                <Trans>
                  valid from <FormattedDate value={validFrom} hasHijri={false} />
                </Trans>
              </Text>
            </li>
          ))}
        </Stack>
        <Text size="small" tone="muted">
          <Trans>Where opinions differ, ask a scholar you trust.</Trans>
        </Text>
      </Disclosure>
    </Stack>
  );
}
