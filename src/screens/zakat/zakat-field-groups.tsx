import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { coins, handCoins, medal, trendingUp, wallet } from '#ds/icons/icons.ts';
import { CALIBERS, type HoldingKind, MOST_LINES } from '#src/domain/zakat-fields.ts';
import { AssetGroup } from '#src/screens/zakat/asset-group.tsx';
import { HoldingLines } from '#src/screens/zakat/holding-lines.tsx';
import { useHoldingWords } from '#src/screens/zakat/holding-words.ts';
import { LiveField } from '#src/screens/zakat/live-field.tsx';
import type { ZakatTyped } from '#src/screens/zakat/use-zakat-errors.ts';
import * as styles from '#src/screens/zakat/zakat.css';

/** Every kind of wealth that zakat is on, one group each; only cash is open at first, and what holds something. */
export function ZakatFieldGroups({ currency, typed }: ZakatTyped & { currency: string }) {
  const { t } = useLingui();
  const field = (name: string, label: string) => <LiveField name={name} label={label} defaultValue={typed(name)} />;
  const holds = (...names: string[]) => names.some((name) => Boolean(typed(name)));
  const holdings = useHoldingWords(currency);
  // Also while a line more is asked for.
  const isHeld = (kind: HoldingKind) =>
    typed('more') === kind ||
    holds(...Array.from({ length: MOST_LINES }, (_, row) => [`${kind}Count${row}`, `${kind}Value${row}`]).flat());
  return (
    <>
      <AssetGroup kind="cash" title={<Trans>Cash</Trans>} icon={wallet} isOpen>
        <div className={styles.pair}>
          {field('cash', t`Cash in hand and in the bank (${currency})`)}
          {field('owed', t`Owed to you and expected back (${currency})`)}
        </div>
      </AssetGroup>
      <AssetGroup
        kind="gold"
        title={<Trans>Gold</Trans>}
        icon={coins}
        isOpen={holds('jewellery', ...CALIBERS.map((caliber) => `gold${caliber}`))}
      >
        <div className={styles.columns}>
          {CALIBERS.map((caliber) => (
            <div key={caliber}>{field(`gold${caliber}`, t`${caliber} karat, grams`)}</div>
          ))}
        </div>
        <div className={styles.pair}>
          {field('jewellery', t`Jewelry that you wear, in grams`)}
          <Select
            name="jewelleryCaliber"
            label={t`Jewelry purity`}
            options={CALIBERS.map((caliber) => ({ value: String(caliber), label: t`${caliber} karat` }))}
            defaultValue={typed('jewelleryCaliber') ?? '21'}
          />
        </div>
        <Checkbox
          name="includeJewellery"
          label={<Trans>Count the jewelry that I wear</Trans>}
          defaultChecked={typed('includeJewellery') === 'on'}
        />
        <Text size="small" tone="muted">
          <Trans>Scholars differ on jewelry that is worn: ask a scholar you trust.</Trans>
        </Text>
      </AssetGroup>
      <AssetGroup kind="silver" title={<Trans>Silver</Trans>} icon={medal} isOpen={holds('silver')}>
        <div className={styles.pair}>{field('silver', t`Silver, grams`)}</div>
      </AssetGroup>
      <AssetGroup kind="stocks" title={<Trans>Shares</Trans>} icon={trendingUp} isOpen={isHeld('stock')}>
        <HoldingLines kind="stock" words={holdings.stock} />
      </AssetGroup>
      <AssetGroup kind="funds" title={<Trans>Investment funds</Trans>} icon={handCoins} isOpen={isHeld('fund')}>
        <HoldingLines kind="fund" words={holdings.fund} />
      </AssetGroup>
      <AssetGroup kind="debts" title={<Trans>Debts</Trans>} icon={wallet} isOpen={holds('debts')}>
        <div className={styles.pair}>{field('debts', t`Debts due now (${currency})`)}</div>
      </AssetGroup>
    </>
  );
}
