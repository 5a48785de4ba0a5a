import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

const link = style({
  color: tokens.color.accentText,
  fontWeight: tokens.fontWeight.medium,
  textUnderlineOffset: '4px',
  textDecorationThickness: '1px',
  borderRadius: tokens.radius.base,
  selectors: { '&:focus-visible': ring },
});
const standing = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1.5],
  minBlockSize: tokens.size.target,
  textDecoration: 'none',
} as const;
const underlined = { '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } } };
export const tones = styleVariants({
  text: [
    link,
    {
      textDecorationColor: `color-mix(in oklab, currentColor 45%, transparent)`,
      '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
    },
  ],
  go: [link, { ...standing, ...underlined }],
  quiet: [
    link,
    {
      ...standing,
      color: 'inherit',
      fontWeight: 'inherit',
      textDecoration: 'underline',
      textDecorationColor: 'color-mix(in oklab, currentColor 45%, transparent)',
      '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
    },
  ],
});
