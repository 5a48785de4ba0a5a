import type { PasskeyView, SessionView } from '#src/contracts/accounts.ts';
import type { GiftReceiver } from '#src/contracts/gift-receivers.ts';
import type { OrderView } from '#src/contracts/orders.ts';
import type { OwnZakat } from '#src/contracts/own-zakat.ts';
import type { GivingAnalytics, OwnSubscription, Profile } from '#src/contracts/profile.ts';
import type { Settings } from '#src/contracts/settings.ts';
import type { OwnSponsorship } from '#src/contracts/sponsorships.ts';
import type { RefundStatus } from '#src/domain/refund.ts';
import type { SocialProvider } from '#src/domain/social-sign-in.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';

/** What one comes for, always in sight; then what few need each time; then what is set once. */
export const PART_GROUPS = {
  first: ['donations', 'recurring', 'membership', 'charts'],
  more: ['sponsorships', 'zakat', 'receivers'],
  account: ['details', 'settings', 'devices', 'data'],
} as const;
export const PARTS = [...PART_GROUPS.first, ...PART_GROUPS.more, ...PART_GROUPS.account] as const;
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
export type ShownSponsorship = OwnSponsorship & { href: string };
type DialCountry = { code: string; name: string; callingCode: string };
type Choice = { value: string; label: string };

export type OrderFilter = Partial<Record<'year' | 'kind' | 'program' | 'standing' | 'interval', string>>;

type PartView =
  | {
      part: 'donations';
      orders: readonly OwnOrder[];
      total: number;
      /** How many donations of a guest the email brought that was confirmed just now. */
      claimed?: number | undefined;
      /** What narrows the list, as the address has it. */
      filter: OrderFilter;
      programs: readonly Choice[];
      years: readonly number[];
      /** The statement of the shown year, at an address of its own; undefined where nothing was paid in it. */
      statement?: { year: number; href: string } | undefined;
      /** The address of the next page; undefined at the end. */
      moreHref?: string | undefined;
      /** The address of the first page; undefined on it. */
      newestHref?: string | undefined;
    }
  | { part: 'recurring'; plans: readonly OwnPlan[] }
  | { part: 'sponsorships'; sponsorships: readonly ShownSponsorship[] }
  | { part: 'membership' }
  | ({
      part: 'charts';
      /** The last twelve months, with those in which nothing was given. */
      chart: GivingAnalytics['months'];
    } & GivingAnalytics)
  | {
      part: 'details';
      countries: readonly DialCountry[];
      nationalities: readonly Choice[];
      fields: readonly Choice[];
      /** Whether text messages are sent here. */
      mayConfirmPhone: boolean;
      /** Without one a code from an email proves who asks for another address. */
      hasPassword: boolean;
      /** The address that was asked for and is not confirmed yet. `isOpen`: its code can still be entered. */
      newEmail: { address: string; isOpen: boolean } | null;
    }
  | { part: 'zakat'; zakat: OwnZakat }
  | {
      part: 'receivers';
      receivers: readonly GiftReceiver[];
      /** Whom the person gave for and has not saved. */
      unsaved: readonly { itemId: string; name: string; email: string | null; phone: string | null }[];
      countries: readonly DialCountry[];
    }
  | {
      part: 'settings';
      settings: Settings;
      /** The answer of this device on measuring donations, empty where there is none yet; undefined where nothing is measured. */
      measuring?: 'given' | 'refused' | '' | undefined;
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
