import { Trans } from '@lingui/react/macro';
import { optional } from '#ds/components/field/field.css';

/** The label, and "optional" where a field may stay empty. */
export function LabelText({ children, isRequired }: { children: string; isRequired: boolean | undefined }) {
  return (
    <>
      {children}
      {isRequired === false && (
        <span className={optional}>
          {' '}
          <Trans comment="Beside the label of a field that may stay empty">(optional)</Trans>
        </span>
      )}
    </>
  );
}
