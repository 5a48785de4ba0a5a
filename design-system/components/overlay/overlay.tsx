import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { root } from '#ds/components/overlay/overlay.css';
import { sizes } from '#ds/components/spinner/spinner.css';

export type OverlayProps = {
  /** Whether the page is on its way for longer than 150 ms. */
  isShown: boolean;
  /** What is said. @default "The page is loading" */
  label?: string | undefined;
};

/** While another page comes. The region stands always, so that its words are heard when they enter. */
export function Overlay({ isShown, label }: OverlayProps) {
  const { t } = useLingui();
  return (
    <>
      <output aria-live="polite">
        <VisuallyHidden>{isShown ? (label ?? t`The page is loading`) : ''}</VisuallyHidden>
      </output>
      {isShown && (
        <div className={root} aria-hidden>
          <span className={sizes.large} />
        </div>
      )}
    </>
  );
}
