'use client';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { useTypedZakat } from '#src/screens/zakat/live-zakat.tsx';
import { zakatSentence } from '#src/screens/zakat/zakat-sentence.ts';

type LiveFieldProps = { name: string; label: string; defaultValue: string | undefined };

/** A figure of the calculator; what cannot be read of it is said under it at each key, and no longer once it can. */
export function LiveField(props: LiveFieldProps) {
  const { read, sentences } = useTypedZakat();
  const found = read.errors.find(({ path }) => path === props.name);
  return <TextField {...props} inputMode="decimal" maxLength={24} error={found && zakatSentence(found, sentences)} />;
}
