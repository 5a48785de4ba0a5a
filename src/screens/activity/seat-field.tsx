import { starPath } from '#ds/art/laid-table.ts';
import * as styles from '#src/screens/activity/activity.css';

/** Above this a bar is drawn, because so many stars say nothing. */
const MOST_STARS = 120;
const PER_ROW = 15;
const STEP = 24;
const STAR = starPath(8, 10.5, 7);

/** A star for each seat, the free ones green. The words beside say the same, so it is silent. */
export function SeatField({ left, seats }: { seats: number; left: number }) {
  if (seats > MOST_STARS)
    return (
      <svg className={styles.seatBar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
        <rect width="100" height="6" className={styles.seatTaken} />
        <rect x={100 - (left / seats) * 100} width={(left / seats) * 100} height="6" className={styles.seatFree} />
      </svg>
    );
  const rows = Math.ceil(seats / PER_ROW);
  const places = Array.from({ length: seats }, (_, seat) => ({
    x: (seat % PER_ROW) * STEP + STEP / 2,
    y: Math.floor(seat / PER_ROW) * STEP + STEP / 2,
    isFree: seat >= seats - left,
  }));
  return (
    <svg className={styles.seats} viewBox={`0 0 ${Math.min(seats, PER_ROW) * STEP} ${rows * STEP}`} aria-hidden>
      <defs>
        <path id="seat" d={STAR} />
      </defs>
      {[false, true].map((isFree) => (
        <g key={String(isFree)} className={isFree ? styles.seatFree : styles.seatTaken}>
          {places
            .filter((place) => place.isFree === isFree)
            .map(({ x, y }) => (
              <use key={`${x} ${y}`} href="#seat" x={x} y={y} />
            ))}
        </g>
      ))}
    </svg>
  );
}
