/** Accounts, signing in, and sessions. */
import * as v from 'valibot';
import { calendarDay, countryCode, email, id, instant, phone } from '#src/contracts/fields.ts';
import { MAX_PASSWORD } from '#src/domain/password.ts';
import { isUsername } from '#src/domain/username.ts';

/** Whether a password is good enough is the service's to say: it knows the breached ones. Far longer ones are not read. */
const password = v.pipe(v.string('invalidType'), v.nonEmpty('required'), v.maxLength(5 * MAX_PASSWORD, 'tooLong'));
const username = v.pipe(
  v.string('invalidType'),
  v.trim(),
  v.nonEmpty('required'),
  v.check(isUsername, 'invalidFormat'),
);
const otp = v.pipe(v.string('invalidType'), v.trim(), v.nonEmpty('required'), v.maxLength(20, 'otpInvalid'));
const field = v.pipe(v.string('invalidType'), v.nonEmpty('required'), v.maxLength(100, 'tooLong'));

type Spelled = { password: string; confirmPassword: string };
/** The two spellings of a new password are the same. Said together with what else is wrong. */
const spelledTwice = <Input extends Spelled>() =>
  v.rawCheck<Input>(({ addIssue, dataset: { value } }) => {
    const { confirmPassword: second, password: first } = value as Partial<Spelled>;
    if (typeof first !== 'string' || typeof second !== 'string' || first === second) return;
    const path = { type: 'object', origin: 'value', key: 'confirmPassword', value: second } as const;
    addIssue({
      message: 'passwordsDoNotMatch',
      path: [{ ...path, input: value as unknown as Record<string, unknown> }],
    });
  });

export const signUpInput = v.pipe(
  v.strictObject({
    username,
    email,
    phone: v.optional(phone),
    password,
    confirmPassword: password,
    gender: v.picklist(['male', 'female'], 'invalidSelection'),
    dateOfBirth: calendarDay,
    nationality: countryCode,
    /** The slug or id of a program, or of a project category. */
    mainDonationField: field,
    secondaryDonationField: v.optional(field),
  }),
  spelledTwice(),
);
export type SignUpInput = v.InferOutput<typeof signUpInput>;

/** What everybody who signs up is told, whether or not the email has an account already. */
export const newAccount = v.strictObject({ user: v.strictObject({ username: v.string(), email: v.string() }) });

/** An account, as its owner sees it. */
export const account = v.strictObject({
  id,
  username: v.string(),
  email: v.nullable(v.string()),
  isEmailVerified: v.boolean(),
  locale: v.picklist(['en', 'ar', 'tr']),
  roles: v.array(v.string()),
  createdAt: instant,
});
export type Account = v.InferOutput<typeof account>;

export const signInInput = v.strictObject({
  /** An email, a username, or a verified phone number with its country code. */
  login: v.pipe(v.string('invalidType'), v.trim(), v.nonEmpty('required'), v.maxLength(254, 'tooLong')),
  password,
});
const socialToken = v.pipe(v.string('invalidType'), v.nonEmpty('required'), v.maxLength(8000, 'tooLong'));
const { dateOfBirth, gender, mainDonationField, nationality, secondaryDonationField } = signUpInput.pipe[0].entries;
/** What a provider does not say of a new donor. */
export const newcomerInput = v.strictObject({
  dateOfBirth,
  gender,
  nationality,
  mainDonationField,
  secondaryDonationField,
});
/** Of a new account the date of birth is asked for, as by signing up; one that exists needs none of these. */
const newcomer = {
  dateOfBirth: v.optional(dateOfBirth),
  gender: v.optional(gender),
  nationality: v.optional(nationality),
  mainDonationField: v.optional(mainDonationField),
  secondaryDonationField,
};
/** An ID token of OpenID Connect, and the nonce that the client gave the provider for it. */
export const idTokenInput = v.strictObject({
  ...newcomer,
  token: socialToken,
  nonce: v.pipe(v.string('invalidType'), v.nonEmpty('required'), v.maxLength(300, 'tooLong')),
});
/** An access token. */
export const accessTokenInput = v.strictObject({ ...newcomer, token: socialToken });
/** `refresh` is absent for a browser, which keeps it in a cookie that scripts cannot read. */
const tokens = { access: v.string(), refresh: v.optional(v.string()) };
export const signedIn = v.strictObject({ user: account, ...tokens });
export const newTokens = v.strictObject(tokens);
/** `token` is absent from a browser, whose cookie has it. */
export const refreshInput = v.strictObject({
  token: v.optional(v.pipe(v.string('invalidType'), v.maxLength(200, 'tooLong'))),
});

export const codeInput = v.strictObject({ email });
/** Seconds until another code can be asked for. The same whether or not the account exists. */
export const codeSent = v.strictObject({ resendAfter: v.number() });
export const verifyEmailInput = v.strictObject({ email, otp });
export const phoneCodeInput = v.strictObject({ phone });
export const verifyPhoneInput = v.strictObject({ phone, otp });
export const verifiedAccount = v.strictObject({ user: account });

export const newPasswordByCode = v.pipe(
  v.strictObject({ email, otp, password, confirmPassword: password }),
  spelledTwice(),
);
export const newPasswordSignedIn = v.pipe(
  v.strictObject({ currentPassword: password, password, confirmPassword: password }),
  spelledTwice(),
);
/** Of an account that has none: with the code that went to its email. */
export const newPasswordFirst = v.pipe(
  v.strictObject({ otp: verifyEmailInput.entries.otp, password, confirmPassword: password }),
  spelledTwice(),
);
/** With a code from an email, or signed in with the present password. */
export const newPasswordInput = v.union([newPasswordByCode, newPasswordSignedIn]);
export type NewPasswordInput = v.InferOutput<typeof newPasswordInput>;

export const secondFactorCode = v.strictObject({
  /** Six digits of the app, or a recovery code. */
  code: v.pipe(v.string('invalidType'), v.trim(), v.nonEmpty('required'), v.maxLength(40, 'otpInvalid')),
});
/** `none`: no app is set up. `asked`: one is, and this session has not shown its code. */
export const secondFactorState = v.strictObject({
  state: v.picklist(['none', 'asked', 'confirmed']),
  recoveryCodesLeft: v.number(),
});
/** What an app is set up with: an address for its QR code, and the same key to type. */
export const secondFactorSetup = v.strictObject({ uri: v.string(), key: v.string() });
export const newRecoveryCodes = v.strictObject({ recoveryCodes: v.array(v.string()) });

/** As browsers write them (WebAuthn); a library reads them. */
const webAuthn = v.record(v.string(), v.unknown());
export const passkeyOptions = v.strictObject({ options: webAuthn });
export const passkeyResponse = v.strictObject({ response: webAuthn });
/** `device`: where the passkey was made. */
export const passkey = v.strictObject({
  id: v.string(),
  device: v.string(),
  createdAt: instant,
  lastUsedAt: v.nullable(instant),
});
export type PasskeyView = v.InferOutput<typeof passkey>;

/** A signed-in device. */
export const session = v.strictObject({
  id,
  device: v.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: v.boolean(),
});
export type SessionView = v.InferOutput<typeof session>;
