import type { ReactNode } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import type { ProfileView } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

type PartHeadProps = { title: ReactNode; view: ProfileView; action?: ReactNode };

/** The name of a part, what the last form of the profile did, and one act for the whole part. */
export function PartHead({ action, title, view: { memory } }: PartHeadProps) {
  // What a form of another page does, too, is told by the page.
  const done = /^(?:profile(?!\/receiver\/from-gift)|passkeys)\//.test(memory?.form ?? '')
    ? memory?.done?.message
    : undefined;
  return (
    <>
      <div className={styles.partHead}>
        <Heading level={2}>{title}</Heading>
        {action}
      </div>
      {done !== undefined && (
        <Banner tone="success" isAnnounced>
          {done}
        </Banner>
      )}
    </>
  );
}
