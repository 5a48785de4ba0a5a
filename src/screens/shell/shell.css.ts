import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { media } from '#ds/tokens/media.ts';
import type { Locale } from '#src/i18n/locales.ts';

const { color, fontSize, fontWeight, layer, line, radius, size, space, width } = tokens;
export const headerGutter = 'clamp(16px, 1.4vw, 20px)';

export const skip = style({
  position: 'absolute', insetInlineStart: space[4], insetBlockStart: '-80px', zIndex: layer.toast,
  padding: `${space[3]} ${space[4]}`, background: color.surface, color: color.accentText, fontWeight: fontWeight.semibold,
  selectors: { '&:focus': { insetBlockStart: space[3] } },
});

export const bar = style({ position: 'sticky', insetBlockStart: 0, zIndex: layer.header, background: color.canvas, borderBlockEnd: `${line.hairline} solid ${color.border}`, '@media': { [media.print]: { display: 'none' } } });
export const barInner = style({
  display: 'flex', alignItems: 'center', gap: space[7], minBlockSize: size.header, marginInline: 'auto', paddingInline: headerGutter,
  maxInlineSize: `calc(${width.header} + 2 * ${headerGutter})`,
  '@media': { [media.stacked]: { minBlockSize: size.headerStacked, gap: space[2] } },
});
export const home = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: size.target, textDecoration: 'none', color: color.onSurface });
export const actions = style({ display: 'flex', alignItems: 'center', gap: space[1], marginInlineStart: 'auto' });
export const signIn = style({ marginInlineStart: space[2], '@media': { [media.stacked]: { display: 'none' } } });

export const navigation = style({ '@media': { [media.folded]: { display: 'none' } } });
export const topLinks = style({ display: 'flex', gap: '2px', alignItems: 'center' });
const quietTarget = { display: 'inline-flex', alignItems: 'center', minBlockSize: size.target, borderRadius: radius.base, textDecoration: 'none' } as const;
const tint = { background: color.surfaceAccent, color: color.accentText };
export const topLink = style({
  ...quietTarget, gap: space[1], paddingInline: space[3], fontSize: '0.9375rem', fontWeight: fontWeight.medium, whiteSpace: 'nowrap', listStyle: 'none', cursor: 'pointer',
  selectors: {
    '&:hover': tint,
    '&::-webkit-details-marker': { display: 'none' },
    '&[aria-current]': { color: color.accentText, boxShadow: `inset 0 -2px 0 ${color.accent}` },
  },
});
export const unfoldedOnly = style({ '@media': { [media.folded]: { display: 'none' } } });

export const menu = style({ position: 'relative' });
const list = { position: 'absolute', insetBlockStart: `calc(100% + ${space[2]})`, zIndex: layer.header, display: 'grid', gap: '2px', minInlineSize: '220px', padding: space[2], background: floating.background, border: `${line.hairline} solid ${floating.border}`, borderRadius: floating.radius, boxShadow: floating.shadow } as const;
export const menuList = style({ ...list, insetInlineStart: 0 });
export const menuListEnd = style({ ...list, insetInlineEnd: 0 });
export const menuListWide = style({ ...list, insetInlineStart: 0, gridTemplateColumns: 'repeat(2, minmax(210px, 1fr))' });
const entryLook = { ...quietTarget, display: 'flex', gap: space[3], inlineSize: '100%', paddingInline: space[3], fontSize: '0.9375rem', fontWeight: fontWeight.medium, textAlign: 'start' } as const;
export const entry = style({ ...entryLook, selectors: { '&:hover': tint, '&[aria-current]': { color: color.accentText, background: color.surfaceAccent } } });
export const entryButton = style({ ...entryLook, border: 0, background: 'none', cursor: 'pointer', selectors: { '&:hover': tint } });

export const iconLink = style({ ...quietTarget, position: 'relative', justifyContent: 'center', inlineSize: size.target, listStyle: 'none', cursor: 'pointer', selectors: { '&:hover': tint, '&::-webkit-details-marker': { display: 'none' } } });
/** Drawn from an attribute of the document, which the cart's cookie fills before the first paint. */
export const count = style({
  selectors: { 'html:not([data-cart]) &': { display: 'none' }, '&::after': { content: 'var(--cart-count)' } },
  position: 'absolute', insetBlockStart: '1px', insetInlineStart: '22px', minInlineSize: '20px', blockSize: '20px', paddingInline: '5px', borderRadius: radius.round,
  background: color.accent, color: color.onAccent, fontSize: fontSize.micro, fontWeight: fontWeight.semibold, lineHeight: '20px', textAlign: 'center', boxShadow: `0 0 0 2px ${color.canvas}`,
});

export const menuButton = style({ ...quietTarget, justifyContent: 'center', inlineSize: size.target, border: 0, background: 'none', cursor: 'pointer', selectors: { '&:hover': tint }, '@media': { [media.unfolded]: { display: 'none' } } });
export const sheet = style({
  position: 'fixed', insetBlock: 0, insetInlineStart: 'auto', insetInlineEnd: 0, margin: 0, inlineSize: 'min(420px, 100vw)', blockSize: '100dvh', maxBlockSize: 'none', padding: space[5], border: 0,
  background: floating.background, color: color.onSurface, boxShadow: floating.shadow, overflowY: 'auto',
  selectors: { '&::backdrop': { background: tokens.effect.scrim } },
});
export const sheetClose = style({ ...quietTarget, display: 'flex', justifyContent: 'center', inlineSize: size.target, marginInlineStart: 'auto', border: 0, background: 'none', cursor: 'pointer', selectors: { '&:hover': tint } });
export const sheetList = style({ display: 'grid', gap: '2px', paddingBlock: space[2], selectors: { '& + &': { borderBlockStart: `${line.hairline} solid ${color.border}` } } });
export const sheetTitle = style({ fontSize: fontSize.small, color: color.onSurfaceMuted, paddingInline: space[3], paddingBlockStart: space[3], borderBlockStart: `${line.hairline} solid ${color.border}`, letterSpacing: 0 });

export const main = style({ display: 'block', minBlockSize: '60vh' });
/** What is said later needs its place from the beginning. */
export const noticeArea = style({ display: 'block' });
const noticeLook = { paddingInline: headerGutter, paddingBlock: space[2], background: color.surfaceInfo, color: color.infoText, fontSize: fontSize.small, fontWeight: fontWeight.medium, textAlign: 'center', '@media': { [media.print]: { display: 'none' } } } as const;
export const notice = style(noticeLook);
export const offlineNotice = style({ ...noticeLook, selectors: { 'html:not([data-offline]) &': { display: 'none' } } });

/** Each notice makes the bar that stays higher: by a line, on a phone perhaps by two. */
const noticed = createVar();
const offline = createVar();
const noticeSize = (lines: number) => `calc(${lines} * 1.78 * ${fontSize.small} + 2 * ${space[2]})`;
for (const [selector, taller] of [[`html:has(header > ${notice})`, noticed], ['html[data-offline]', offline]] as const) {
  globalStyle(selector, { vars: { [taller]: noticeSize(1) }, '@media': { [media.phone]: { vars: { [taller]: noticeSize(2) } } } });
}
/**
 * What takes the focus or is led to comes to stand below the bar, not under it. A margin of each target, not a padding of
 * the page: the router scrolls to a fragment by the margin alone, and the bar's own links must not move the page.
 */
const below = (height: string) => ({ scrollMarginBlockStart: `calc(${height} + ${fallbackVar(noticed, '0px')} + ${fallbackVar(offline, '0px')} + ${space[5]})` });
globalStyle('main, :is(main, footer) :is(a, button, input, select, textarea, summary, iframe, [tabindex], [id]):not(:popover-open *)', { ...below(size.header), '@media': { [media.stacked]: below(size.headerStacked) } });

export const consent = style({
  selectors: { 'html[data-consent] &': { display: 'none' } },
  position: 'sticky', insetBlockEnd: 0, zIndex: layer.sticky, display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[6]}`, alignItems: 'center', justifyContent: 'center',
  paddingInline: space.gutter, paddingBlock: space[4], background: floating.background, borderBlockStart: `${line.hairline} solid ${color.border}`, fontSize: '0.9375rem',
  '@media': { [media.print]: { display: 'none' } },
});
export const consentText = style({ maxInlineSize: '62ch' });
export const consentActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Floats, for what comes late must not move what is being read. */
export const offer = style({ position: 'fixed', insetBlockEnd: space[4], insetInline: space[4], zIndex: layer.sticky, inlineSize: 'fit-content', marginInline: 'auto', background: floating.background, border: `${line.hairline} solid ${floating.border}`, borderRadius: floating.radius, boxShadow: floating.shadow, selectors: { 'html:not([data-offer]) &': { display: 'none' } } });
const offerLinkOf = (language: Locale) => style({ ...quietTarget, paddingInline: space[4], color: color.accentText, fontWeight: fontWeight.medium, textDecoration: 'underline', textUnderlineOffset: '4px', selectors: { [`html:not([data-offer="${language}"]) &`]: { display: 'none' } } });
export const offerLink: Record<Locale, string> = { en: offerLinkOf('en'), ar: offerLinkOf('ar'), tr: offerLinkOf('tr') };
