import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import '#ds/themes/fonts.css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

// In a layer, so that a component wins whatever the order of the files.
const reset = globalLayer('reset');
const base = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [reset]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('html', { background: tokens.color.canvas, textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });
base('body', {
  minBlockSize: '100vh',
  margin: 0,
  background: tokens.color.canvas,
  color: tokens.color.onSurface,
  fontFamily: tokens.font.body,
  fontSize: tokens.fontSize.body,
  lineHeight: tokens.script.bodyLine,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
// A piece of another language is set in its own line height, also inside a paragraph's parent.
base('[lang]', { lineHeight: tokens.script.bodyLine });
base('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
});
base('fieldset', { minInlineSize: 0 });
base('ul, ol', { listStyle: 'none' });
base('h1, h2, h3, h4', {
  fontWeight: tokens.fontWeight.semibold,
  lineHeight: tokens.script.headingLine,
  letterSpacing: tokens.script.headingTracking,
  textWrap: 'balance',
});
base('p', { textWrap: 'pretty' });
base('a', { color: 'inherit' });
base('img, svg', { display: 'block', maxInlineSize: '100%' });
base('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
// Arabic-Indic digits, for whoever chose them. What is typed, copied or read out to a bank stays in Latin ones.
base(':root[data-digits=arab]:lang(ar) body', { fontFamily: `"Sanad digits", ${tokens.font.body}` });
base(':root[data-digits=arab] :is(bdi[dir=ltr], [lang]:not(:lang(ar)), input, textarea, code, pre)', {
  fontFamily: tokens.font.body,
});
base('b, strong', { fontWeight: tokens.fontWeight.semibold });
// A figure reads from left to right, and stands where the page's lines begin, also where it fills a line.
base('bdi', { unicodeBidi: 'isolate', textAlign: 'match-parent' });
base('[hidden]', { display: 'none' });
base('table', { borderCollapse: 'collapse' });
base('summary', { cursor: 'pointer' });
base('::selection', { background: tokens.color.accentSoft, color: tokens.color.onSurface });
base(':focus-visible', { ...ring, borderRadius: tokens.radius.base });
// The programmatic target of a skip link or a new page: the place is told, a box around the page says nothing.
base('main:focus-visible, h1:focus-visible', { outline: 'none', boxShadow: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': { [media.still]: { scrollBehavior: 'auto' }, [media.print]: { boxShadow: 'none' } },
});
globalStyle('body', { '@media': { [media.print]: { background: 'none', fontSize: '11pt' } } });
