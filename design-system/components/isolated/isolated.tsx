import { root } from '#ds/components/isolated/isolated.css';

export type IsolatedKind = 'phone' | 'email' | 'iban' | 'reference' | 'card' | 'address';

/** An IBAN in fours, as banks print it; the value that is copied has no spaces. */
const displayOf = (kind: IsolatedKind, value: string): string =>
  kind === 'iban' ? value.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ') : value;

export type IsolatedProps = {
  /** What it is: an IBAN is grouped in fours. */
  kind: IsolatedKind;
  value: string;
};

/** What reads from left to right in every language, and disturbs nothing around it. */
export function Isolated({ kind, value }: IsolatedProps) {
  return (
    <span className={root}>
      <bdi dir="ltr">{displayOf(kind, value)}</bdi>
    </span>
  );
}
