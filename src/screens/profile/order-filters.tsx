import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { ITEM_TYPES } from '#src/domain/cart.ts';
import { ORDER_STANDINGS, type OrderStanding, type Recurrence, RECURRENCES } from '#src/domain/order-filter.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { kindWords } from '#src/screens/profile/kind-words.ts';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

const standingWords: Record<OrderStanding, MessageDescriptor> = {
  paid: msg`Paid`,
  waiting: msg`Waiting for payment`,
  returned: msg`Refunded, in full or in part`,
  notPaid: msg`Not paid`,
};
const recurrenceWords: Record<Recurrence, MessageDescriptor> = {
  once: msg`One-time`,
  day: msg`Daily`,
  week: msg`Weekly`,
  month: msg`Monthly`,
  year: msg`Yearly`,
};

/** What narrows the donations: a form that asks by the address, so that the list can be kept and gone back to. */
export function OrderFilters({ locale, view }: { locale: Locale; view: PartOf<'donations'> }) {
  const { i18n, t } = useLingui();
  const { filter, programs } = view;
  const { year, ...narrowing } = filter;
  const isNarrowed = Object.keys(narrowing).length > 0;
  const all = { value: '', label: t`All` };
  const told = <Value extends string>(values: readonly Value[], words: Record<Value, MessageDescriptor>) => [
    all,
    ...values.map((value) => ({ value, label: i18n._(words[value]) })),
  ];
  return (
    <Disclosure summary={<Trans>Narrow the list</Trans>} defaultOpen={isNarrowed}>
      <form
        method="get"
        action={localePath(locale, '/profile')}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` is not known to every browser yet
        role="search"
        aria-label={t`Narrow the list`}
        className={styles.filters}
      >
        {year !== undefined && <input type="hidden" name="year" value={year} />}
        <Select
          name="kind"
          label={t`Kind of donation`}
          options={told(ITEM_TYPES, kindWords)}
          defaultValue={filter.kind ?? ''}
        />
        <Select name="program" label={t`Program`} options={[all, ...programs]} defaultValue={filter.program ?? ''} />
        <Select
          name="standing"
          label={t`Status`}
          options={told(ORDER_STANDINGS, standingWords)}
          defaultValue={filter.standing ?? ''}
        />
        <Select
          name="interval"
          label={t`How often`}
          options={told(RECURRENCES, recurrenceWords)}
          defaultValue={filter.interval ?? ''}
        />
        <div className={styles.filterActs}>
          <Button tone="outlined" type="submit">
            <Trans>Show</Trans>
          </Button>
          {isNarrowed && (
            <ButtonLink
              tone="quiet"
              href={localePath(locale, partPath('donations', year === undefined ? {} : { year }))}
            >
              <Trans>Clear</Trans>
            </ButtonLink>
          )}
        </div>
      </form>
    </Disclosure>
  );
}
