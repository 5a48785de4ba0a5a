import { markPaths } from '#ds/art/mark.ts';
import * as styles from '#ds/components/logo/logo.css';

export type LogoProps = {
  /** As it is written in the language of the page; none draws the mark alone. */
  name?: string | undefined;
  on?: 'canvas' | 'sunken' | 'deep' | undefined;
};

const { bridges, gaps, squares } = markPaths;

/** The khatam: two woven squares around a gold point. It is never mirrored. */
export function Logo({ name, on = 'canvas' }: LogoProps) {
  const ground = { canvas: '', sunken: styles.onSunken, deep: styles.onDeep }[on];
  return (
    <span className={`${styles.root} ${ground}`}>
      <svg width="34" height="34" viewBox="0 0 34 34" fill="none" className={styles.mark} aria-hidden>
        <path d={squares} stroke="currentColor" strokeWidth="2.1" />
        <path d={gaps} className={styles.gap} strokeWidth="4.7" />
        <path d={bridges} stroke="currentColor" strokeWidth="2.1" />
        <circle cx="17" cy="17" r="2.3" className={styles.point} />
      </svg>
      {name !== undefined && <span>{name}</span>}
    </span>
  );
}
