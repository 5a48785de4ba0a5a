import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const { fontSize, fontWeight } = tokens;

export const sent = style({ maxInlineSize: '640px' });
export const number = style({ fontSize: fontSize.title, fontWeight: fontWeight.semibold });
