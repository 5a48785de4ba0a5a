import { formatDecimal } from '#money/format-money.ts';
import type { OrderAndPayment } from '#src/contracts/orders.ts';
import { MEASURING_FRAME } from '#src/routes/measuring-path.ts';

/** The frame that counts a donation: all that it learns stands in this address. */
export const measuringFrame = ({ currency, total }: OrderAndPayment['order']): string =>
  `${MEASURING_FRAME}#${formatDecimal({ minor: total, currency })}/${currency}`;
