export type CaptureStatus = 'COMPLETED' | 'DECLINED' | 'PENDING' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
/** Money that was taken, of an order or of a period of a subscription. `view`: as the API shows it. */
export type Captured = {
  id: string;
  isSale: boolean;
  units: number;
  currency: string;
  customId: string | null;
  status: CaptureStatus;
  mark: (status: CaptureStatus) => void;
  view: () => object;
};
