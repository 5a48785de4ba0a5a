'use client';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { Text } from 'react-aria-components/Text';
import { minus, plus } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import { hint as hintLook, label as labelLook } from '#ds/components/field/field.css';
import { hidden } from '#ds/layout/layout.css';
import * as styles from '#ds/components/number-field/number-field.css';

export type NumberFieldProps = { label: string; isLabelHidden?: boolean | undefined; name?: string | undefined; hint?: string | undefined; error?: string | undefined; value?: number | undefined; defaultValue?: number | undefined; min?: number | undefined; max?: number | undefined; step?: number | undefined; onChange?: ((value: number) => void) | undefined };

/** How many, with a step down and a step up. Arrow keys, Page Up and Down, Home and End; Arabic-Indic digits are read. */
export function NumberField({ defaultValue, error, hint, isLabelHidden, label, max, min = 1, name, onChange, step, value }: NumberFieldProps) {
  const given = Object.fromEntries(Object.entries({ name, value, defaultValue, step, onChange, maxValue: max }).filter(([, one]) => one !== undefined));
  return (
    <AriaNumberField {...given} minValue={min} isInvalid={error !== undefined} className={styles.root}>
      <Label className={isLabelHidden ? hidden : labelLook}>{label}</Label>
      {hint && <Text slot="description" className={hintLook}>{hint}</Text>}
      <Group className={styles.group}>
        <Button slot="decrement" className={styles.step}><Icon glyph={minus} size="small" /></Button>
        <Input className={styles.input} />
        <Button slot="increment" className={styles.step}><Icon glyph={plus} size="small" /></Button>
      </Group>
      {error && <Text slot="errorMessage"><ErrorLine id={`${name ?? label}-error`}>{error}</ErrorLine></Text>}
    </AriaNumberField>
  );
}
