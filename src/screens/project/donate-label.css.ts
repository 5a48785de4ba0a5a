import { globalStyle, style } from '@vanilla-extract/css';
import { PLACES, whileChosen } from '#src/screens/project/chosen-amount.ts';

export const named = PLACES.map((place) =>
  style({ display: 'none', selectors: { [`${whileChosen(place)} &`]: { display: 'inline' } } }),
);
/** Where another amount is typed, or none of those that are named is chosen. */
export const unnamed = style({});
for (const place of PLACES) globalStyle(`${whileChosen(place)} ${unnamed}`, { display: 'none' });
