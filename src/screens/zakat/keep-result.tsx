'use client';
import { useState } from 'react';
import { Button } from '#ds/components/button/button.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { useTypedZakat } from '#src/screens/zakat/live-zakat.tsx';
import type { ZakatWords } from '#src/screens/zakat/zakat-words.ts';
import { signedInOnly } from '#src/screens/shell/shell.css';

type KeepResultProps = {
  currency: string;
  sums: { wealth: number; nisab: number; zakat: number };
  locale: Locale;
  words: ZakatWords;
};

/** Keeps the totals in the account of whoever is signed in, when they press it: nothing else of what was typed is sent. */
export function KeepResult({ currency, locale, sums, words }: KeepResultProps) {
  const { sent } = useTypedZakat();
  const key = JSON.stringify(sums);
  // Other figures are another result, which can be kept too.
  const [kept, setKept] = useState<string>();
  if (kept === key) return <output className={signedInOnly}>{words.kept}</output>;
  return (
    <div className={signedInOnly}>
      <EnhancedForm
        name="zakat/keep"
        locale={locale}
        returnTo="/projects/zakat"
        label={words.keep}
        onDone={() => setKept(key)}
      >
        <input type="hidden" name="currency" value={currency} />
        <input type="hidden" name="wealth" value={sums.wealth} />
        <input type="hidden" name="nisab" value={sums.nisab} />
        <input type="hidden" name="zakat" value={sums.zakat} />
        {/* Without script the figures go along, so that the page shows them again. */}
        <noscript>
          {Object.entries(sent)
            .filter(([name]) => !OWN.has(name))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value ?? ''} />
            ))}
        </noscript>
        <Button tone="outlined" type="submit">
          {words.keep}
        </Button>
        <Text size="small" tone="muted">
          {words.keepNote}
        </Text>
      </EnhancedForm>
    </div>
  );
}

/** The fields of this form itself, which came back with the figures. */
const OWN: ReadonlySet<string> = new Set(['locale', 'returnTo', 'currency', 'wealth', 'nisab', 'zakat']);
