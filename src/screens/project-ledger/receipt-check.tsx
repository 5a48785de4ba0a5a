'use client';
import { useEffect, useState } from 'react';
import { Text } from '#ds/components/text/text.tsx';
import { commitmentOf } from '#src/domain/ledger-proof.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import type { CheckWords } from '#src/screens/project-ledger/use-check-words.ts';

type ReceiptCheckProps = { commitment: string | null; words: Pick<CheckWords, 'receiptOpens' | 'receiptFails'> };

/**
 * Whether the proof in the address is that of the line. It stands behind the `#`, which no browser sends: the site does not
 * learn whose receipt is being looked at.
 */
export function ReceiptCheck({ commitment, words }: ReceiptCheckProps) {
  const [answer, setAnswer] = useState<{ opens: boolean; number: string }>();
  useEffect(() => {
    const [, number, opening] = /^#receipt-(\d{1,15})-([0-9a-f]{32})$/.exec(location.hash) ?? [];
    if (number === undefined || opening === undefined || !('subtle' in crypto)) return undefined;
    let isGone = false;
    const open = async () => {
      const hash = await commitmentOf(opening, number);
      if (!isGone) setAnswer({ opens: hash === commitment, number });
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [commitment]);
  return (
    <output>
      {answer && (
        <Text as="span" tone={answer.opens ? undefined : 'danger'}>
          {answer.opens ? withMarks(words.receiptOpens, { '[number]': answer.number }) : words.receiptFails}
        </Text>
      )}
    </output>
  );
}
