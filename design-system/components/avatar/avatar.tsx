import { useLingui } from '@lingui/react/macro';
import * as styles from '#ds/components/avatar/avatar.css';

export type AvatarProps = { name: string; src?: string | undefined; size?: keyof typeof styles.sizes | undefined };

/** A person by picture or first letter. It stands beside the name, or in a button that has one, so it is silent. */
export function Avatar({ name, size = 'base', src }: AvatarProps) {
  const { i18n } = useLingui();
  const [letter = ''] = name.trim();
  return (
    <span className={styles.sizes[size]} aria-hidden>
      {src ? (
        <img src={src} alt="" className={styles.image} />
      ) : (
        letter.toLocaleUpperCase(i18n.locale === 'xr' ? 'en' : i18n.locale)
      )}
    </span>
  );
}
