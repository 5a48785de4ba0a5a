import type { PasskeyView, SessionView } from '#src/contracts/accounts.ts';
import type { OrderView } from '#src/contracts/orders.ts';
import type { GivingAnalytics, OwnSubscription, Profile } from '#src/contracts/profile.ts';
import type { RefundStatus } from '#src/domain/refund.ts';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';

export const PARTS = ['donations', 'recurring', 'membership', 'charts', 'details', 'devices', 'data'] as const;
export type ProfilePart = (typeof PARTS)[number];

/** The address of a part, without its language. */
export const partPath = (part: ProfilePart, query: Record<string, string> = {}): string => {
  const text = new URLSearchParams({ ...(part === 'donations' ? {} : { part }), ...query }).toString();
  return text === '' ? '/profile' : `/profile?${text}`;
};

/** `receiptHref` and `refundHref` are null where the donation was not paid. */
export type OwnOrder = OrderView & {
  receiptHref: string | null;
  refundHref: string | null;
  /** How the newest refund that was asked for stands; null where none was. */
  refund: RefundStatus | null;
};
export type OwnPlan = OwnSubscription & { href: string; mayChangeCard: boolean };
/** `connectedAt` is null for a provider that is offered and not connected. */
export type ConnectedProvider = { provider: SocialProvider; connectedAt: string | null };
type Choice = { value: string; label: string };

type PartView =
  | {
      part: 'donations';
      orders: readonly OwnOrder[];
      total: number;
      year?: number | undefined;
      years: readonly number[];
      /** The statement of the shown year, at an address of its own; undefined where nothing was paid in it. */
      statement?: { year: number; href: string } | undefined;
      /** The address of the next page; undefined at the end. */
      moreHref?: string | undefined;
    }
  | { part: 'recurring'; plans: readonly OwnPlan[] }
  | { part: 'membership' }
  | ({
      part: 'charts';
      /** The last twelve months, with those in which nothing was given. */
      chart: GivingAnalytics['months'];
    } & GivingAnalytics)
  | {
      part: 'details';
      countries: readonly { code: string; name: string; callingCode: string }[];
      nationalities: readonly Choice[];
      fields: readonly Choice[];
      /** Whether text messages are sent here. */
      mayConfirmPhone: boolean;
    }
  | {
      part: 'devices';
      sessions: readonly SessionView[];
      passkeys: readonly PasskeyView[];
      providers: readonly ConnectedProvider[];
      hasPassword: boolean;
    }
  | { part: 'data'; hasPassword: boolean };
export type ProfileView = { profile: Profile; memory?: FormState | undefined } & PartView;
export type PartOf<Part extends ProfilePart> = Extract<ProfileView, { part: Part }>;
