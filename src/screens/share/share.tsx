import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '#ds/components/copy-field/copy-button.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { mail, share, whatsapp } from '#ds/icons/icons.ts';
import { type Markup, OnOwnSite } from '#src/screens/share/on-own-site.tsx';
import { ShareSummary } from '#src/screens/share/share-summary.tsx';
import * as styles from '#src/screens/share/share.css';

type ShareProps = {
  title: string;
  /** The whole address of the page, with its site. */ url: string;
  /** What shows it on other sites. @default not offered */ markup?: Markup | undefined;
};

/** To pass a project on: plain links that work without script and tell nobody that they were looked at. */
export function Share({ markup, title, url }: ShareProps) {
  const { t } = useLingui();
  return (
    <details className={styles.share} data-menu="">
      <ShareSummary className={styles.opener} title={title} url={url}>
        <Icon icon={share} />
        <Trans>Share</Trans>
      </ShareSummary>
      <div className={styles.sheet}>
        <ul className={styles.ways}>
          <li>
            <a
              className={styles.way}
              href={`https://wa.me/?${query({ text: `${title}\n${url}` })}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon icon={whatsapp} />
              <Trans>WhatsApp</Trans>
            </a>
          </li>
          <li>
            <a className={styles.way} href={`mailto:?${query({ subject: title, body: url })}`}>
              <Icon icon={mail} />
              <Trans>Email</Trans>
            </a>
          </li>
        </ul>
        <div className={styles.address}>
          <span className={styles.whole}>
            <Isolated kind="address" value={url} />
          </span>
          <CopyButton label={t`Link`} copyLabel={t`Copy the link`} value={url} />
        </div>
        {markup && <OnOwnSite {...markup} />}
      </div>
    </details>
  );
}

/** Percent-encoded throughout: in an email a plus would stay a plus. */
const query = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
