import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import { CalendarFields } from '#src/screens/form/calendar-fields.tsx';
import { revealed, revealer } from '#src/screens/form/reveal.css';

/** Once or regularly; the intervals appear with "regularly". Weekly is the default, as the panel has it. */
export function FrequencyFields({
  idPrefix = '',
  interval,
  typed,
  error,
}: {
  typed: (name: string) => string | undefined;
  idPrefix?: string;
  interval?: string | undefined;
  /** What is wrong with the days of a calendar. */
  error?: string | undefined;
}) {
  const { t } = useLingui();
  return (
    <div className={revealer}>
      <Segmented
        name="frequency"
        id={`${idPrefix}frequency`}
        label={t`How often`}
        isLabelHidden
        options={[
          { value: 'once', label: t`One-time` },
          { value: 'regular', label: t`Recurring` },
        ]}
        defaultValue={typed('frequency') ?? (interval ? 'regular' : 'once')}
      />
      <div className={revealed}>
        <Segmented
          name="interval"
          id={`${idPrefix}interval`}
          label={t`Repeat`}
          isLabelHidden
          options={[
            { value: 'day', label: t`Daily` },
            { value: 'week', label: t`Weekly` },
            { value: 'month', label: t`Monthly` },
            { value: 'year', label: t`Yearly` },
          ]}
          defaultValue={typed('interval') ?? interval ?? 'week'}
        />
        <Disclosure summary={t`Or on blessed days`} defaultOpen={Boolean(typed('calendar'))}>
          <CalendarFields typed={typed} error={error} idPrefix={idPrefix} />
        </Disclosure>
      </div>
    </div>
  );
}
