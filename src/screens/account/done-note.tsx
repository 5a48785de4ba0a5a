import { Banner } from '#ds/components/banner/banner.tsx';
import type { Entrance } from '#src/screens/account/account-view.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';

/** What the last form of the page did. */
export function DoneNote({ memory, page }: { memory: FormState | undefined; page: Entrance }) {
  const isOwn = memory?.form === page || memory?.form === `${page}/resend`;
  if (!isOwn || memory.done?.message === undefined) return null;
  return (
    <Banner tone="success" isAnnounced>
      {memory.done.message}
    </Banner>
  );
}
