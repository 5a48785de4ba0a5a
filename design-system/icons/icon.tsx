import { createElement } from 'react';
import type { Glyph } from '#ds/icons/glyph.ts';
import * as styles from '#ds/icons/icon.css';

export type IconProps = {
  glyph: Glyph;
  size?: keyof typeof styles.sizes | undefined;
  /** Only when the drawing alone says something; beside a text it stays silent. */
  label?: string | undefined;
};

const draw = (node: Glyph['node']) =>
  node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));

export function Icon({ glyph, label, size = 'base' }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const svg = (node: Glyph['node'], side = '') => (
    <svg viewBox="0 0 24 24" className={`${styles.sizes[size]} ${side}`} {...named}>
      {draw(node)}
    </svg>
  );
  if (glyph.direction === 'varies')
    return (
      <>
        {svg(glyph.node, styles.onlyLtr)}
        {svg(glyph.rtlNode, styles.onlyRtl)}
      </>
    );
  return svg(glyph.node, glyph.direction === 'flips' ? styles.flips : '');
}
