import { createElement } from 'react';
import type { IconData } from '#ds/icons/icon-data.ts';
import * as styles from '#ds/icons/icon.css';

export type IconProps = {
  icon: IconData;
  size?: keyof typeof styles.sizes | undefined;
  /** Only when the drawing alone says something; beside a text it stays silent. */
  label?: string | undefined;
};

const draw = (node: IconData['node']) =>
  node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));

export function Icon({ icon, label, size = 'base' }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const svg = (node: IconData['node'], side = '') => (
    <svg viewBox="0 0 24 24" className={`${styles.sizes[size]} ${side}`} {...named}>
      {draw(node)}
    </svg>
  );
  if (icon.direction === 'varies')
    return (
      <>
        {svg(icon.node, styles.onlyLtr)}
        {svg(icon.rtlNode, styles.onlyRtl)}
      </>
    );
  return svg(icon.node, icon.direction === 'flips' ? styles.flips : '');
}
