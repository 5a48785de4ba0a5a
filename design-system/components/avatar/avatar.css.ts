import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: tokens.radius.round,
  background: tokens.color.surfaceAccent,
  color: tokens.color.accentText,
  fontWeight: tokens.fontWeight.semibold,
  lineHeight: 1,
});
export const sizes = styleVariants({
  base: [avatar, { inlineSize: tokens.size.avatar, blockSize: tokens.size.avatar }],
  large: [
    avatar,
    { inlineSize: tokens.size.avatarLarge, blockSize: tokens.size.avatarLarge, fontSize: tokens.fontSize.figure },
  ],
});
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
