/** The site's own data: bank accounts, contact, settings, statistics, slides, newsletter, countries. */
import * as v from 'valibot';
import { countryCode, currency, email, id, localText, minor } from '#src/contracts/fields.ts';
import { PALETTES } from '#src/contracts/programs.ts';
import { ACCOUNT_PURPOSES } from '#src/domain/bank-account.ts';

/** A bank account of the site for transfers. */
export const bankAccount = v.strictObject({
  id,
  bankName: localText,
  accountHolder: localText,
  accountNumber: v.string(),
  iban: v.string(),
  swiftCode: v.string(),
  currency,
  purpose: v.picklist(ACCOUNT_PURPOSES),
});
export type BankAccount = v.InferOutput<typeof bankAccount>;

const SOCIAL = ['instagram', 'x', 'whatsapp', 'facebook', 'linkedin', 'youtube'] as const;
/** The contact data of the site. */
export const contactInfo = v.strictObject({
  id,
  phoneNumber: v.string(),
  email: v.string(),
  location: localText,
  socialMediaLinks: v.partial(
    v.strictObject(
      Object.fromEntries(SOCIAL.map((name) => [name, v.string()])) as Record<
        (typeof SOCIAL)[number],
        v.StringSchema<undefined>
      >,
    ),
  ),
});
export type ContactInfo = v.InferOutput<typeof contactInfo>;

/** The settings of a category by field. */
export const settingsAnswer = v.record(
  v.string(),
  v.strictObject({ value: v.union([v.string(), v.number(), v.array(v.number()), v.null()]) }),
);

/** A figure of the home page. An amount is in minor units of `currency`. */
export const statistic = v.strictObject({
  id,
  title: localText,
  titleText: v.string(),
  value: v.number(),
  currency: v.nullable(currency),
  icon: v.string(),
  /** Where the figure comes from: counted by the site, or entered by staff. */
  source: v.picklist(['raised', 'donations', 'projectsCompleted', 'editor']),
});
export type Statistic = v.InferOutput<typeof statistic>;

/** A slide of the home page. */
export const slider = v.strictObject({
  id,
  title: localText,
  titleText: v.string(),
  text: v.nullable(localText),
  linkLabel: v.nullable(localText),
  href: v.nullable(v.string()),
  cover: v.strictObject({ url: v.nullable(v.string()), seed: minor, palette: v.picklist(PALETTES) }),
});
export type Slider = v.InferOutput<typeof slider>;

export const subscribeInput = v.strictObject({ email });
export const subscribeAnswer = v.strictObject({ email: v.string(), message: v.string() });

/** A country with its calling code, currency and tax number, by its code of ISO 3166. */
export const country = v.strictObject({
  code: countryCode,
  name: localText,
  nameText: v.string(),
  nativeName: v.string(),
  currency: v.nullable(v.string()),
  taxIdType: v.nullable(v.string()),
  taxIdName: v.nullable(v.string()),
  officialLanguage: v.nullable(v.string()),
  callingCode: v.nullable(v.string()),
  areaCodes: v.array(v.string()),
  region: v.string(),
  flag: v.string(),
});
export type Country = v.InferOutput<typeof country>;
export const city = v.strictObject({ id, country: countryCode, name: localText, nameText: v.string() });
export const nationality = v.strictObject({ code: countryCode, name: localText, nameText: v.string() });
