import { useLingui } from '@lingui/react/macro';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import { revealed, revealer } from '#src/screens/form/reveal.css';

/** Once or regularly; the intervals appear with "regularly". Weekly is the default, as the panel has it. */
export function FrequencyFields({
  idPrefix = '',
  interval,
  typed,
}: {
  typed: (name: string) => string | undefined;
  idPrefix?: string;
  interval?: string | undefined;
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
      </div>
    </div>
  );
}
