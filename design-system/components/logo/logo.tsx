import * as styles from '#ds/components/logo/logo.css';

export type LogoProps = {
  /** As it is written in the language of the page; none draws the mark alone. */
  name?: string | undefined;
  on?: 'canvas' | 'sunken' | 'deep' | undefined;
};

const squares = 'M31.8 17 17 31.8 2.2 17 17 2.2ZM27.47 27.47H6.53V6.53h20.94Z';
const gaps =
  'M29.3 19.5l-3.67 3.67M14.5 29.3l-3.67-3.67M4.7 14.5l3.67-3.67M19.5 4.7l3.67 3.67M23.93 27.47h-5.2M6.53 23.93v-5.2M10.07 6.53h5.2M27.47 10.07v5.2';
const bridges =
  'M29.87 18.93l-4.81 4.81M15.07 29.87l-4.81-4.81M4.13 15.07l4.81-4.81M18.93 4.13l4.81 4.81M24.73 27.47h-6.8M6.53 24.73v-6.8M9.27 6.53h6.8M27.47 9.27v6.8';

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
