import { encode } from 'uqr';
import { root } from '#ds/components/qr/qr.css';

export type QrProps = { value: string; /** What it holds; the same stands beside it as text. */ label: string };

/** A code to scan, drawn on the server. */
export function Qr({ label, value }: QrProps) {
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page, not loaded
    <svg viewBox={`0 0 ${size} ${size}`} className={root} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
