'use client';
import { calendar } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import type { Offer } from '#src/screens/sacrifices/offers.ts';
import { TimeLeft } from '#src/screens/sacrifices/time-left.tsx';
import { useChosen } from '#src/screens/sacrifices/use-chosen.ts';
import * as styles from '#src/screens/sacrifices/sacrifices.css';

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
    <div className={styles.clock}>
      <Icon glyph={calendar} size="large" />
      <div>
        <p className={styles.clockTitle}>
          <TimeLeft madeAt={madeAt} until={until} sentence={closing} over={closed} isAnnounced />
        </p>
        <p className={styles.note}>
          {cutOff}. {note}
        </p>
      </div>
    </div>
  );
}
