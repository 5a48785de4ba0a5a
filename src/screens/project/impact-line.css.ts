import { style } from '@vanilla-extract/css';
import { PLACES, whileChosen } from '#src/screens/project/chosen-amount.ts';

export const lines = PLACES.map((place) =>
  style({ display: 'none', selectors: { [`${whileChosen(place)} &`]: { display: 'block' } } }),
);
