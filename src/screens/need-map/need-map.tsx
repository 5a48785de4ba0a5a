import type { CSSProperties } from 'react';
import { placeOf } from '#src/screens/need-map/places.ts';
import * as styles from '#src/screens/need-map/need-map.css';

/** How many open projects a country has, by code. */
export type OpenCountry = { code: string; open: number };

/** In percent of the map's width: a star at least, and what the country with most projects adds. */
const SIZE = { least: 1.4, added: 1.4 };

/** Where projects are open, as gold stars on the land. A picture only: the list beside it says the same and is what can be pressed. */
export function NeedMap({ countries }: { countries: readonly OpenCountry[] }) {
  const most = Math.max(1, ...countries.map(({ open }) => open));
  return (
    <div className={styles.map} aria-hidden data-need-map="">
      {countries.map(({ code, open }) => {
        const place = placeOf(code);
        if (!place) return null;
        const size = (SIZE.least + SIZE.added * Math.sqrt(open / most)).toFixed(1);
        return (
          <span
            key={code}
            className={styles.star}
            style={{ '--x': `${place.x}%`, '--y': `${place.y}%`, '--size': `${size}%` } as CSSProperties}
          />
        );
      })}
    </div>
  );
}
