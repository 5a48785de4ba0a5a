import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const number = style({ fontWeight: tokens.fontWeight.semibold, letterSpacing: tokens.script.headingTracking, lineHeight: 1.1 });
export const sizes = styleVariants({
  text: { whiteSpace: 'nowrap' },
  card: [number, { whiteSpace: 'nowrap', fontSize: tokens.fontSize.h3 }],
  total: [number, { fontSize: '2rem' }],
  amount: [number, { fontSize: tokens.fontSize.amount, lineHeight: 1.05 }],
});
