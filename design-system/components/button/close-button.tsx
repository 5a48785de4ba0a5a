import { useLingui } from '@lingui/react/macro';
import { Icon } from '#ds/icons/icon.tsx';
import { close } from '#ds/icons/icons.ts';
import { root } from '#ds/components/button/button.css';

export type CloseButtonProps = {
  /** What it closes, where "Close" alone does not say. @default "Close" */
  label?: string | undefined;
  /** The id of the sheet that it hides, also where no script runs. */
  hides?: string | undefined;
  /** What a script does at the press. */
  onPress?: (() => void) | undefined;
};

/** The way out of what lies over the page. One look, one name, in every corner. */
export function CloseButton({ hides, label, onPress }: CloseButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={root({ tone: 'quiet', size: 'small', isIconOnly: true })}
      popoverTarget={hides}
      popoverTargetAction={hides === undefined ? undefined : 'hide'}
      aria-label={label ?? t`Close`}
      onClick={onPress}
    >
      <Icon icon={close} />
    </button>
  );
}
