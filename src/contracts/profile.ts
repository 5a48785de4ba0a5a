/** What an account holds and shows of its owner, and what was given by it. */
import * as v from 'valibot';
import { account, codeInput, passkey, session, signUpInput, verifyEmailInput } from '#src/contracts/accounts.ts';
import { calendarText } from '#src/contracts/calendar.ts';
import { currency, id, instant, localText, minor, phone, typedText } from '#src/contracts/fields.ts';
import { giftReceiver } from '#src/contracts/gift-receivers.ts';
import { order } from '#src/contracts/orders.ts';
import { ownZakat } from '#src/contracts/own-zakat.ts';
import { settings } from '#src/contracts/settings.ts';
import { ownSponsorship } from '#src/contracts/sponsorships.ts';
import { ITEM_TYPES } from '#src/domain/cart.ts';
import { TIERS } from '#src/domain/membership.ts';
import { PAUSE_MONTHS } from '#src/domain/plan-change.ts';
import { SOCIAL_PROVIDERS } from '#src/domain/social-sign-in.ts';
import { INTERVALS, SUBSCRIPTION_STATUSES } from '#src/domain/subscription.ts';

const tier = v.picklist(TIERS);
const membership = v.strictObject({
  tier,
  /** What was given since joining, less what was returned; stock purification is not in it. */
  total: v.number(),
  currency,
  next: v.nullable(v.strictObject({ tier, missing: minor })),
  medals: v.array(v.strictObject({ tier, reachedAt: instant })),
});

export const profile = v.strictObject({
  ...account.entries,
  /** The address of a picture; null where there is none. */
  image: v.nullable(v.string()),
  /** When a mail server refused the email for good: nothing is sent to it until it is confirmed again. */
  emailRefusedAt: v.nullable(instant),
  fullName: v.nullable(v.string()),
  phone: v.nullable(v.strictObject({ country: v.string(), number: v.string() })),
  /** Its owner has shown the code of a text message: the number signs in. */
  isPhoneVerified: v.boolean(),
  gender: v.nullable(v.picklist(['male', 'female'])),
  dateOfBirth: v.nullable(v.string()),
  nationality: v.nullable(v.string()),
  mainDonationField: v.nullable(v.string()),
  secondaryDonationField: v.nullable(v.string()),
  membership,
});
export type Profile = v.InferOutput<typeof profile>;

const { dateOfBirth, gender, mainDonationField, nationality } = signUpInput.pipe[0].entries;
/** Only what is sent is changed; null empties what may be empty. The username stays, and the email is changed by its own calls. */
export const profileChange = v.strictObject({
  fullName: v.optional(v.nullable(typedText(120))),
  /** The id of an uploaded file of the purpose `avatar`; null takes the picture away. */
  image: v.optional(v.nullable(id)),
  phone: v.optional(v.nullable(phone)),
  locale: v.optional(v.picklist(['en', 'ar', 'tr'], 'invalidSelection')),
  gender: v.optional(gender),
  dateOfBirth: v.optional(dateOfBirth),
  nationality: v.optional(nationality),
  mainDonationField: v.optional(mainDonationField),
  secondaryDonationField: v.optional(v.nullable(mainDonationField)),
});
export type ProfileChange = v.InferOutput<typeof profileChange>;
/** The form of the details, which has a field for each: what signing up asks for cannot be emptied. */
export const detailsInput = v.strictObject({
  ...profileChange.entries,
  gender,
  dateOfBirth,
  nationality,
  mainDonationField,
});

/** A recurring donation as its donor sees it. Amounts in minor units of `currency`. */
export const ownSubscription = v.strictObject({
  id,
  title: localText,
  status: v.picklist(SUBSCRIPTION_STATUSES),
  interval: v.picklist(INTERVALS),
  /** On which days of a calendar is given; null for an interval alone. */
  calendar: v.nullable(calendarText),
  amount: minor,
  /** What was asked for and counts once its donor agrees to it at the provider that runs the donation; null where nothing is. */
  pendingAmount: v.nullable(minor),
  /** The provider's page to agree on: only in the answer to the change that asked for the amount. */
  approvalUrl: v.nullable(v.string()),
  currency,
  nextAt: v.nullable(instant),
  createdAt: instant,
});
export type OwnSubscription = v.InferOutput<typeof ownSubscription>;
/** Only what is sent is changed. `amount` in minor units of the donation's currency. */
export const subscriptionChange = v.pipe(
  v.strictObject({
    /** `paused` from now, and `active` again before the pause ends by itself. */
    status: v.optional(v.picklist(['active', 'paused'], 'invalidSelection')),
    /** For how many months it is paused; one where it is not said. */
    months: v.optional(v.picklist(PAUSE_MONTHS, 'invalidSelection')),
    amount: v.optional(minor),
    /** The next date, as `nextAt` gave it: nothing is charged on it. */
    skip: v.optional(instant),
  }),
  v.forward(
    v.partialCheck(
      [['status'], ['months']],
      ({ months, status }) => months === undefined || status === 'paused',
      'invalidSelection',
    ),
    ['months'],
  ),
);
export type SubscriptionChange = v.InferOutput<typeof subscriptionChange>;

/** What a person gave, less what was returned, in the site's currency. */
export const givingAnalytics = v.strictObject({
  currency,
  months: v.array(v.strictObject({ month: v.string(), amount: v.number(), donations: v.number() })),
  kinds: v.array(v.strictObject({ kind: v.picklist(ITEM_TYPES), amount: v.number() })),
  programs: v.array(v.strictObject({ slug: v.string(), title: localText, amount: v.number() })),
});
export type GivingAnalytics = v.InferOutput<typeof givingAnalytics>;

/** Names of fields with what they hold. */
const heldFields = v.record(v.string(), v.unknown());
export const HELD_KINDS = [
  'refundRequest',
  'application',
  'volunteer',
  'contact',
  'newsletter',
  'sacrificeReminder',
  'audit',
] as const;

/** Everything that is held about a person. */
export const ownData = v.strictObject({
  exportedAt: instant,
  profile,
  /** The address that was asked for and waits for its code; null where none does. */
  newEmail: v.nullable(v.string()),
  settings,
  orders: v.array(
    v.strictObject({
      ...order.entries,
      donor: v.nullable(
        v.strictObject({
          fullName: v.string(),
          email: v.string(),
          phoneCountry: v.nullable(v.string()),
          phoneNumber: v.nullable(v.string()),
          message: v.nullable(v.string()),
        }),
      ),
      /** By line: whom the donation is for or from, and their card. */
      people: v.array(heldFields),
    }),
  ),
  subscriptions: v.array(ownSubscription),
  sponsorships: v.array(ownSponsorship),
  zakat: ownZakat,
  giftReceivers: v.array(giftReceiver),
  sessions: v.array(session),
  passkeys: v.array(passkey),
  /** What the person sent in forms with the confirmed email of the account, and what was written down of the account. */
  records: v.array(v.strictObject({ kind: v.picklist(HELD_KINDS), at: instant, fields: heldFields })),
  /** The providers that sign the person in. */
  identities: v.array(v.strictObject({ provider: v.picklist(SOCIAL_PROVIDERS), connectedAt: instant })),
});
export type OwnData = v.InferOutput<typeof ownData>;

const ownPassword = v.pipe(v.string('invalidType'), v.nonEmpty('required'), v.maxLength(1000, 'tooLong'));
export const eraseInput = v.strictObject({ password: ownPassword });

const { otp } = verifyEmailInput.entries;
/** Another address for the account, with its password, or where it has none with a code that went to the present address. */
export const newEmailInput = v.strictObject({
  email: codeInput.entries.email,
  password: v.optional(ownPassword),
  otp: v.optional(otp),
});
/** The code that went to the new address. */
export const newEmailConfirmation = v.strictObject({ otp });
