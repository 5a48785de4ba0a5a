import { useLingui } from '@lingui/react/macro';

/** What the browser says while a donation is entered; `[…]` are replaced there. Given by the server, because the browser's catalog is loaded by every page. */
export function useDonationWords({ cause = '', hasUnits }: { hasUnits: boolean; cause?: string | undefined }) {
  const { t } = useLingui();
  return {
    endowment: t`Of your donation, [share] will go to the endowment and [rest] to this project.`,
    left: t`After your donation, [left] will still be needed.`,
    completes: t`Your donation will complete this project.`,
    unreadable: hasUnits ? t`Enter the quantity as a whole number` : t`Enter the amount in digits, like 25.50`,
    tooLow: t`Enter at least [limit]`,
    tooHigh: t`Enter at most [limit]`,
    overNeed: t`This project needs only [limit] more. You can give that much.`,
    overNeedCause: t`This project needs only [limit] more. You can give that much here, or give all [whole] to the cause “${cause}”.`,
    overNeedZakat: t`This project needs only [limit] more. You can give that much here, or give all [whole] to the zakat fund.`,
  };
}

export type DonationWords = ReturnType<typeof useDonationWords>;
