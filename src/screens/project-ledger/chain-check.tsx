'use client';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { dateFormat, tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import { checkAccount, type CheckOutcome } from '#src/screens/project-ledger/check-account.ts';
import type { CheckWords } from '#src/screens/project-ledger/use-check-words.ts';
import { root } from '#ds/components/button/button.css';
import { scriptOnly } from '#ds/layout/layout.css';
import * as styles from '#src/screens/project-ledger/project-ledger.css';

type Doing = { done: number; total: number };

/** Reads every line and hashes it again, in the reader's own browser: the site need not be believed. */
export function ChainCheck({ slug, words }: { slug: string; words: CheckWords }) {
  const { i18n } = useLingui();
  const [doing, setDoing] = useState<Doing>();
  const [found, setFound] = useState<CheckOutcome>();
  const number = (value: number) => numberFormat(tagOf(i18n), {}).format(value);
  const day = (text: string) =>
    dateFormat(tagOf(i18n), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(text));
  const press = async () => {
    if (doing) return;
    setFound(undefined);
    setDoing({ done: 0, total: 0 });
    const outcome = await checkAccount(slug, words, { number, day }, (done, total) => setDoing({ done, total }));
    setDoing(undefined);
    setFound(outcome);
  };
  const progress = doing && withMarks(words.progress, { '[done]': number(doing.done), '[total]': number(doing.total) });
  return (
    <div className={scriptOnly}>
      <div className={styles.outcome}>
        <div>
          <button
            type="button"
            data-replay=""
            className={root({ on: 'deep', size: 'small' })}
            aria-disabled={doing ? true : undefined}
            onClick={() => void press()}
          >
            {doing ? words.checking : found ? words.again : words.start}
          </button>
        </div>
        {doing && (
          <progress className={styles.bar} aria-label={words.checking} value={doing.done} max={doing.total || 1} />
        )}
        <output>
          {progress !== undefined && doing!.total > 0 && <span className={styles.sealMuted}>{progress}</span>}
        </output>
        <div role={found?.tone === 'good' ? 'status' : 'alert'}>
          {found && (
            <>
              <p className={styles.outcomes[found.tone]}>{found.title}</p>
              {found.lines.map((line) => (
                <p key={line} className={styles.sealMuted}>
                  {line}
                </p>
              ))}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
