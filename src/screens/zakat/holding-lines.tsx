'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { plus } from '#ds/icons/icons.ts';
import { type HoldingKind, MOST_LINES } from '#src/domain/zakat-fields.ts';
import { HoldingFields } from '#src/screens/zakat/holding-fields.tsx';
import type { HoldingWords } from '#src/screens/zakat/holding-words.ts';
import { useTypedZakat } from '#src/screens/zakat/live-zakat.tsx';
import { root as button } from '#ds/components/button/button.css';

const never = () => () => undefined;

/** The lines of shares or of funds. Without script the button sends the form, which comes back with a line more. */
export function HoldingLines({ kind, words }: { kind: HoldingKind; words: HoldingWords }) {
  const { read, sent } = useTypedZakat();
  const [asked, setAsked] = useState(0);
  // Enter in any field presses the first button that sends: with script none does, and nothing typed is sent.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const lines = Math.min(MOST_LINES, Math.max(read.lines[kind], asked));
  useEffect(() => {
    if (asked > 0) document.getElementById(`${kind}Symbol${asked - 1}`)?.focus();
  }, [asked, kind]);
  return (
    <>
      {Array.from({ length: lines }, (_, row) => (
        <HoldingFields key={row} kind={kind} row={row} fields={sent} words={words} />
      ))}
      <div>
        <input type="hidden" name={`${kind}Rows`} value={lines} readOnly />
        {lines < MOST_LINES ? (
          <button
            type={isAlive ? 'button' : 'submit'}
            name="more"
            value={kind}
            className={button({ tone: 'quiet' })}
            onClick={(event) => {
              event.preventDefault();
              setAsked(lines + 1);
            }}
          >
            <Icon icon={plus} />
            {words.add}
          </button>
        ) : (
          <Text size="small" tone="muted">
            {words.full}
          </Text>
        )}
      </div>
    </>
  );
}
