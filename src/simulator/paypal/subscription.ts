import type { CaptureStatus } from './captured.ts';

export type Unit = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export type Plan = { id: string; productId: string; units: number; currency: string; unit: Unit };
export type Sale = { id: string; status: CaptureStatus; units: number; at: string };
export type Subscription = {
  id: string;
  planId: string;
  status: 'APPROVAL_PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED';
  customId: string | null;
  locale: string;
  returnUrl: string;
  cancelUrl: string;
  /** The plan that its buyer is asked to agree to, by the token of that page. */
  revisions?: Record<string, { planId: string; locale: string; returnUrl: string; cancelUrl: string }>;
  /** The plan before the last revision, whose price a date soon after it may still have. */
  formerPlanId?: string | null;
  sales: Sale[];
  nextAt: string | null;
  failures: number;
  failedAt: string | null;
  at: string;
};
export type NewSubscription = {
  plan_id?: string;
  custom_id?: string;
  application_context?: { locale?: string; return_url?: string; cancel_url?: string };
};
