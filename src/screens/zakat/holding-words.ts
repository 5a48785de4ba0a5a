import { useLingui } from '@lingui/react/macro';
import { type HoldingKind, MOST_LINES } from '#src/domain/zakat-fields.ts';
import { LINE_MARK } from '#src/screens/zakat/zakat-marks.ts';

/** The texts of the lines of shares and of funds, given by the server: in the browser's catalog every page would carry them. */
export function useHoldingWords(currency: string) {
  const { t } = useLingui();
  const [line, most] = [LINE_MARK, MOST_LINES];
  const both = {
    symbol: t`Symbol (optional)`,
    boughtFor: t`Bought for`,
    trade: t`Trading`,
    hold: t`Income`,
    add: t`Add a line`,
    full: t`You can have at most ${most} lines. Add up the rest and enter the total as one line.`,
  };
  return {
    stock: {
      ...both,
      line: t`Shares, line ${line}`,
      count: t`Number of shares`,
      value: t`Value of one share (${currency})`,
    },
    fund: {
      ...both,
      line: t`Fund, line ${line}`,
      count: t`Number of units`,
      value: t`Value of one unit (${currency})`,
    },
  } satisfies Record<HoldingKind, object>;
}
export type HoldingWords = ReturnType<typeof useHoldingWords>[HoldingKind];
