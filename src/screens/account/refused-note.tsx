import type { ReactNode } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { FocusWhenShown } from '#ds/components/form/focus-when-shown.tsx';

const ID = 'error-summary';

/** Why a form was refused that says of no field what is wrong. It takes the focus. */
export function RefusedNote({ children }: { children: ReactNode }) {
  return (
    <div id={ID} tabIndex={-1}>
      <Banner tone="danger" isAnnounced>
        {children}
      </Banner>
      <FocusWhenShown id={ID} />
    </div>
  );
}
