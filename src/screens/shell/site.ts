import type { Multilingual } from '#src/i18n/multilingual.ts';

export type ProgramLink = {
  id: string;
  slug: string;
  title: Multilingual;
  icon: string;
  palette?: string | undefined;
  summary?: Multilingual | null | undefined;
};
export type CategoryLink = { id: string; slug?: string | undefined; title: Multilingual };

export const socialNetworks = ['instagram', 'x', 'whatsapp', 'facebook', 'linkedin', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export type PaymentMethod = 'stripe' | 'paypal' | 'xendit' | 'bank';

/** What every page shows around its own content. Nothing in it belongs to a person. */
export type Site = {
  programs: readonly ProgramLink[];
  categories: readonly CategoryLink[];
  contact?:
    | {
        phoneNumber: string;
        email: string;
        location: Multilingual;
        socialMediaLinks: { [N in SocialNetwork]?: string | undefined };
      }
    | undefined;
  appStoreUrl?: string | undefined;
  playStoreUrl?: string | undefined;
  ramadanProgramSlug?: string | undefined;
  firstEndowmentSlug?: string | undefined;
  /** These are the days of Eid al-Adha, and a sacrifice can be ordered. @default false */
  isSacrificeSeason?: boolean | undefined;
  /** Whether donations are counted at a measuring service, for which consent is asked. */
  isMeasured?: boolean | undefined;
  /** How one may pay, in the order of the checkout. */
  paymentMethods: readonly PaymentMethod[];
  /** Payments run against the simulator. */
  isTestMode: boolean;
};

/** What belongs to the visitor, read from the request's cookies. */
export type Visitor = {
  /** Undefined where the page is the same for everybody, and the browser shows it. */
  cartCount?: number | undefined;
  /** Whether the document says that somebody is signed in, where no script can. */
  isSignedIn?: boolean | undefined;
  /** Who is signed in, on pages that are theirs; elsewhere the document alone says that somebody is. */
  user?: { name: string; image?: string | undefined; isStaff: boolean } | undefined;
  theme: 'system' | 'light' | 'dark';
  /** Asked for by the visitor, whatever the system says. */
  hasMoreContrast?: boolean | undefined;
  hasLessMotion?: boolean | undefined;
  /** On pages in Arabic. */
  hasArabicDigits?: boolean | undefined;
  /** Undefined until the visitor has answered; asked only where something waits for the answer. */
  consent?: 'given' | 'refused' | undefined;
};
