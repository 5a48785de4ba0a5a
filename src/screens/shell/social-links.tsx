import { useLingui } from '@lingui/react/macro';
import type { IconData } from '#ds/icons/icon-data.ts';
import { Icon } from '#ds/icons/icon.tsx';
import * as marks from '#ds/icons/social-icons.ts';
import { type SocialNetwork, socialNetworks } from '#src/screens/shell/site.ts';
import * as styles from '#src/screens/shell/footer.css';

const iconOf: Record<SocialNetwork, IconData> = {
  instagram: marks.instagram,
  x: marks.x,
  whatsapp: marks.whatsapp,
  facebook: marks.facebook,
  linkedin: marks.linkedin,
  youtube: marks.youtube,
};

/** Each network only where an address is configured. */
export function SocialLinks({ links }: { links: { [N in SocialNetwork]?: string | undefined } }) {
  const { t } = useLingui();
  const nameOf: Record<SocialNetwork, string> = {
    instagram: t`Instagram`,
    x: t`X`,
    whatsapp: t`WhatsApp`,
    facebook: t`Facebook`,
    linkedin: t`LinkedIn`,
    youtube: t`YouTube`,
  };
  const configured = socialNetworks.filter((network) => links[network]);
  if (configured.length === 0) return null;
  return (
    <ul className={styles.social}>
      {configured.map((network) => (
        <li key={network}>
          <a className={styles.socialLink} href={links[network]} rel="noreferrer">
            <Icon icon={iconOf[network]} label={nameOf[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
