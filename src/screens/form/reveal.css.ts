import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

/** A choice shows the fields that belong to it by itself: `:has` needs no script. */
export const revealer = style({});
export const revealed = style({
  display: 'none',
  paddingBlockStart: tokens.space[3],
  selectors: {
    // The choice is the first child: boxes among the fields that it shows do not count.
    [`${revealer}:has(> :first-child :is(input[type="checkbox"], input[value="regular"]):checked) &`]: {
      display: 'block',
    },
  },
});

/** The zakat day has a date, which is asked for when it is chosen. */
export const zakatChooser = style({});
export const ofZakatDay = style({
  display: 'none',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: tokens.space[3],
  selectors: { [`${zakatChooser}:has(option[value="zakatDay"]:checked) &`]: { display: 'grid' } },
});

/** Name, email and phone of a receiver, unless one of those whom the donor saved is chosen. */
export const typedReceiver = style({
  display: 'grid',
  gap: tokens.space[4],
  selectors: { [`${revealer}:has(select[name="giftReceiver"] option:checked:not([value=""])) &`]: { display: 'none' } },
});
