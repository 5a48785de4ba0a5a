import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Sheet } from '#ds/components/sheet/sheet.tsx';
import { PANEL } from '#src/screens/quick-donation/donate-tab.tsx';
import { OpenOnLoad } from '#src/screens/quick-donation/open-on-load.tsx';

/** What the tab opens: a native popover, so that it opens before and without script, Escape closes it and focus goes back to the tab. */
export function DonateDrawer({ children, isOpenAtFirst }: { children: ReactNode; isOpenAtFirst: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <Sheet id={PANEL} side="donate" title={t`Quick donation`} isOpenAtFirst={isOpenAtFirst}>
        {children}
      </Sheet>
      <OpenOnLoad panel={PANEL} />
    </>
  );
}
