'use client';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { tagOf } from '#ds/intl/formats.ts';
import { timeLeft } from '#src/domain/local-time.ts';
import type { Offer } from '#src/screens/sacrifices/offers.ts';
import { useChosen } from '#src/screens/sacrifices/use-chosen.ts';
import { hidden } from '#ds/layout/layout.css';
import * as styles from '#src/screens/sacrifices/sacrifices.css';

type TimeLeftProps = {
  /** In milliseconds since 1970. */
  until: number;
  /** When the page was made: what the server counted from. */
  madeAt: number;
  /** A sentence with `{left}` where the time stands. */
  sentence: string;
  /** In place of it when the time is over. */
  over: string;
  /** "3 days, 4 hours" in place of "3 days and 4 hours". @default false */
  isShort?: boolean | undefined;
  /** Whether it is said aloud at a day, an hour and ten minutes. @default false */
  isAnnounced?: boolean | undefined;
};

const MINUTE_MS = 60_000;
/** Minutes before the end at which it is said. */
const SAID_AT = [1440, 60, 10];

/** Words for what is left, in two units at most, renewed once a minute: nothing ticks. */
export function TimeLeft({ isAnnounced = false, isShort = false, madeAt, over, sentence, until }: TimeLeftProps) {
  const { i18n } = useLingui();
  const [now, setNow] = useState(madeAt);
  const left = timeLeft(until, now);
  const words = left === undefined ? over : sentence.replace('{left}', () => durationWords(left, tagOf(i18n), isShort));
  useEffect(() => {
    const renew = () => setNow(Date.now());
    renew();
    const timer = setInterval(renew, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((until - now) / MINUTE_MS);
  return (
    <>
      <span>{words}</span>
      {isAnnounced && <output className={hidden}>{SAID_AT.includes(minutes) ? words : ''}</output>}
    </>
  );
}

/** "3 days and 4 hours", by the plural forms that the language has for units of time. */
function durationWords(left: NonNullable<ReturnType<typeof timeLeft>>, tag: string, isShort: boolean): string {
  const parts = Object.entries(left)
    .filter(([, count], index) => count > 0 || index === 0)
    .map(([unit, count]) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' }).format(count),
    );
  return new Intl.ListFormat(tag, { type: isShort ? 'unit' : 'conjunction' }).format(parts);
}

type CutOffProps = {
  offers: readonly Pick<Offer, 'id' | 'until' | 'closing' | 'closed' | 'cutOff'>[];
  /** The one that is ticked at first. */
  chosen: string;
  /** That each country has its own clock. */
  note: string;
  madeAt: number;
};

/** When the chosen country closes: what is left, then day, hour and city. */
export function CutOff({ chosen, madeAt, note, offers }: CutOffProps) {
  const id = useChosen(chosen);
  const { closed, closing, cutOff, until } = offers.find((one) => one.id === id) ?? offers[0]!;
  return (
    <div>
      <p className={styles.clockTitle}>
        <TimeLeft madeAt={madeAt} until={until} sentence={closing} over={closed} isAnnounced />
      </p>
      <p className={styles.note}>
        {cutOff}. {note}
      </p>
    </div>
  );
}
