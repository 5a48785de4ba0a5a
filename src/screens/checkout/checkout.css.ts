import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, effect, fontWeight, line: width, radius, space } = tokens;
const hairline = `${width.hairline} solid ${color.border}`;

export const step = style({ display: 'grid', gap: space[5], paddingBlockEnd: space[8], borderBlockEnd: hairline });
export const legend = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3.5],
  float: 'inline-start',
  inlineSize: '100%',
  marginBlockEnd: space[5],
  fontSize: tokens.fontSize.title,
  fontWeight: fontWeight.semibold,
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  border: `${width.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.round,
  fontSize: tokens.fontSize.body,
});
export const fields = style({ display: 'grid', gap: space[5], clear: 'both' });

export const knownName = style({ fontWeight: fontWeight.semibold });
export const knownNote = style({
  marginBlockStart: space[2],
  fontSize: tokens.fontSize.small,
  color: color.onSurfaceMuted,
});

/** Two fields side by side where there is room; each keeps its own line of error. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const payingBy = (method: string) => `form:has(input[name="method"][value="${method}"]:checked) &`;
/** Shown while a provider's way to pay is chosen, hidden while a transfer is, by the choice itself. */
export const forProviders = style({ selectors: { [payingBy('bank')]: { display: 'none' } } });
/** Shown while a card is chosen. */
export const forCard = style({
  selectors: { [payingBy('bank')]: { display: 'none' }, [payingBy('paypal')]: { display: 'none' } },
});
export const forPaypal = style({ display: 'none', selectors: { [payingBy('paypal')]: { display: 'revert' } } });
const covering = 'form:has(input[name="coverFees"]:checked) &';
/** With those for a provider: shown while the donor adds the fee, and while not. */
export const covered = style({ display: 'none', selectors: { [covering]: { display: 'revert' } } });
export const uncovered = style({ selectors: { [covering]: { display: 'none' } } });
export const forBank = style({ display: 'none', selectors: { [payingBy('bank')]: { display: 'inline' } } });

export const lines = style({ display: 'grid', gap: space[3] });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: space[3.5],
  alignItems: 'center',
});
export const thumb = style({
  inlineSize: '56px',
  blockSize: '56px',
  objectFit: 'cover',
  borderRadius: radius.base,
  filter: effect.coverFilter,
});
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: hairline,
});

/** The provider's page keeps three pixels for the ring of its fields: they end where ours do. */
