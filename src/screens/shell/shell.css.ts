import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, layer, line, radius, size, space, width } = tokens;

export const skip = style({
  position: 'absolute',
  insetInlineStart: space[4],
  insetBlockStart: '-80px',
  zIndex: layer.toast,
  padding: `${space[3]} ${space[4]}`,
  background: color.surface,
  color: color.accentText,
  fontWeight: fontWeight.semibold,
  selectors: { '&:focus': { insetBlockStart: space[3] } },
});

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  background: color.canvas,
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});
export const barInner = style({
  display: 'flex',
  // At twice the text size the actions go under the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[7]}`,
  minBlockSize: size.header,
  marginInline: 'auto',
  paddingInline: space.headerGutter,
  maxInlineSize: `calc(${width.header} + 2 * ${space.headerGutter})`,
  '@media': { [media.stacked]: { minBlockSize: size.headerStacked, columnGap: space[2] } },
});
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  textDecoration: 'none',
  color: color.onSurface,
});
export const actions = style({ display: 'flex', alignItems: 'center', gap: space[1], marginInlineStart: 'auto' });
export const signIn = style({ marginInlineStart: space[2], '@media': { [media.stacked]: { display: 'none' } } });
/** By an attribute of the document, which the cookie of the session sets before the first paint. */
export const visitorOnly = style({ selectors: { 'html[data-signed-in] &': { display: 'none' } } });
export const signedInOnly = style({ selectors: { 'html:not([data-signed-in]) &': { display: 'none' } } });

export const navigation = style({ '@media': { [media.folded]: { display: 'none' } } });
export const topLinks = style({ display: 'flex', gap: space[0.5], alignItems: 'center' });
const quietTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  borderRadius: radius.base,
  textDecoration: 'none',
} as const;
/** Drawn from an attribute of the document, which the cart's cookie fills before the first paint. */
export const count = style({
  selectors: { 'html:not([data-cart]) &': { display: 'none' }, '&::after': { content: 'var(--cart-count)' } },
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineStart: '22px',
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: space[1.5],
  borderRadius: radius.round,
  background: color.accent,
  color: color.onAccent,
  fontSize: fontSize.micro,
  fontWeight: fontWeight.semibold,
  lineHeight: '20px',
  textAlign: 'center',
  boxShadow: `0 0 0 2px ${color.canvas}`,
});

export const menuButton = style({ display: 'contents', '@media': { [media.unfolded]: { display: 'none' } } });
/** The words of an entry with what stands beside them, which goes below where there is no room. */
export const entryWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space[3],
});
export const sheetList = style({
  display: 'grid',
  gap: space[0.5],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `${line.hairline} solid ${color.border}` } },
});
export const sheetTitle = style({
  fontSize: fontSize.small,
  color: color.onSurfaceMuted,
  paddingInline: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `${line.hairline} solid ${color.border}`,
  letterSpacing: 0,
});

/** Beside the form that it leads to it has nothing to say. */
export const stackedOnly = style({ display: 'contents', '@media': { [media.beside]: { display: 'none' } } });

export const main = style({ display: 'block', minBlockSize: '60vh' });
/** Below a short page the footer ends at the foot of the window. */
globalStyle(`${main} ~ footer`, { position: 'sticky', insetBlockStart: '100vh' });
/** What is said later needs its place from the beginning. */
export const noticeArea = style({ display: 'block' });
const noticeLook = {
  paddingInline: space.headerGutter,
  paddingBlock: space[2],
  background: color.surfaceInfo,
  color: color.infoText,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
  '@media': { [media.print]: { display: 'none' } },
} as const;
export const notice = style(noticeLook);
export const added = style({ paddingBlock: space[4] });
export const offlineNotice = style({ ...noticeLook, selectors: { 'html:not([data-offline]) &': { display: 'none' } } });
/** After a form that could not be sent. */
export const unsentNotice = style({ selectors: { 'html:not([data-unsent]) &': { display: 'none' } } });
/** On a page that the service worker shows from its copy. */
export const keptNotice = style({ ...noticeLook, selectors: { 'html:not([data-kept]) &': { display: 'none' } } });
export const backNotice = style({ ...noticeLook, selectors: { 'html:not([data-back]) &': { display: 'none' } } });

/** Without a connection the bar that stays is higher: by a line, on a phone perhaps by two. */
const offline = createVar();
const noticeSize = (lines: number) => `calc(${lines} * 1.78 * ${fontSize.small} + 2 * ${space[2]})`;
globalStyle('html[data-offline]', {
  vars: { [offline]: noticeSize(1) },
  '@media': { [media.phone]: { vars: { [offline]: noticeSize(2) } } },
});
/**
 * What takes the focus or is led to comes to stand below the bar, not under it. A margin of each target, not a padding of
 * the page: the router scrolls to a fragment by the margin alone, and the bar's own links must not move the page.
 */
const below = (height: string) => ({
  scrollMarginBlockStart: `calc(${height} + ${fallbackVar(offline, '0px')} + ${space[5]})`,
});
globalStyle(
  'main, :is(main, footer) :is(a, button, input, select, textarea, summary, iframe, [tabindex], [id]):not(:popover-open *)',
  { ...below(size.header), '@media': { [media.stacked]: below(size.headerStacked) } },
);

export const consent = style({
  selectors: { 'html[data-consent] &': { display: 'none' } },
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  alignItems: 'center',
  justifyContent: 'center',
  paddingInline: space.gutter,
  paddingBlock: space[4],
  background: floating.background,
  borderBlockStart: `${line.hairline} solid ${color.border}`,
  fontSize: fontSize.label,
  '@media': { [media.print]: { display: 'none' } },
});
export const consentText = style({ maxInlineSize: '62ch' });
export const consentActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** A slim line on top of the page, there before the first paint: nothing moves, and nothing is covered. */
export const offer = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space[2],
  background: color.surfaceInfo,
  '@media': { [media.print]: { display: 'none' } },
  selectors: { 'html:not([data-offer]) &': { display: 'none' } },
});
const offerLinkOf = (language: Locale) =>
  style({
    ...quietTarget,
    paddingInline: space[4],
    color: color.accentText,
    fontWeight: fontWeight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    selectors: { [`html:not([data-offer="${language}"]) &`]: { display: 'none' } },
  });
export const offerLink: Record<Locale, string> = {
  en: offerLinkOf('en'),
  ar: offerLinkOf('ar'),
  tr: offerLinkOf('tr'),
};
/** Stays with the language of the page: as a choice of it, the link is remembered. */
export const offerClose = style({
  ...quietTarget,
  justifyContent: 'center',
  inlineSize: size.target,
  color: color.infoText,
});
