import { useId } from 'react';
import * as styles from '#src/screens/cover/arch.css';

const ARCH = 'M12 540V250C12 150 90 110 200 24C310 110 388 150 388 250V540Z';
const LINE = 'M1 540V248C1 142 84 102 200 8C316 102 399 142 399 248V540Z';

/** A pattern in a pointed arch, in place of a portrait. */
export function Arch({ src }: { src: string }) {
  const id = useId();
  return (
    <svg className={styles.arch} viewBox="0 0 400 541" aria-hidden="true">
      <clipPath id={id}>
        <path d={ARCH} />
      </clipPath>
      <image
        className={styles.picture}
        href={src}
        width={400}
        height={541}
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${id})`}
      />
      <path className={styles.archLine} d={LINE} />
    </svg>
  );
}
