import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import {
  codeInput,
  codeSent,
  newAccount,
  newRecoveryCodes,
  newPasswordInput,
  newTokens,
  passkeyOptions,
  passkeyResponse,
  phoneCodeInput,
  refreshInput,
  secondFactorCode,
  secondFactorSetup,
  secondFactorState,
  session,
  signedIn,
  signInInput,
  signUpInput,
  verifiedAccount,
  verifyEmailInput,
  verifyPhoneInput,
} from '#src/contracts/accounts.ts';
import { id } from '#src/contracts/fields.ts';
import { page, paging } from '#src/contracts/lists.ts';
import { changePassword } from '#src/server/accounts/change-password.ts';
import { askForCode } from '#src/server/accounts/codes.ts';
import { deviceName } from '#src/server/accounts/device-name.ts';
import { forgetDevice } from '#src/server/accounts/forget-device.ts';
import { passkeyOrigin } from '#src/server/accounts/passkey-origin.ts';
import { passkeySignInOptions, signInByPasskey } from '#src/server/accounts/passkeys.ts';
import { askForPhoneCode, verifyPhone } from '#src/server/accounts/phones.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  passSecondFactor,
  readSecondFactor,
} from '#src/server/accounts/second-factor.ts';
import {
  cookieToken,
  isOwnBrowser,
  keepsNoCookies,
  keepTokens,
  leftToken,
  sentRefreshToken,
  signBrowserOut,
} from '#src/server/accounts/session-cookie.ts';
import { endSessionOf, listSessions, refreshSession, signOut } from '#src/server/accounts/sessions.ts';
import { signIn } from '#src/server/accounts/sign-in.ts';
import { signUp, verifyEmail } from '#src/server/accounts/sign-up.ts';
import { AppError } from '#src/server/http/errors.ts';
import { offsetOf, pageOf } from '#src/server/http/lists.ts';
import { operation } from '#src/server/http/operation.ts';
import { accountLimit, codeLimit } from '#src/server/http/rate-limits.ts';

const tag = 'Accounts';
const nothing = v.strictObject({});

/** What a browser is told that signed in and came back without its cookie. */
const NO_COOKIES = msg`Your browser does not store cookies from this site, so you cannot stay signed in. Allow cookies, and sign in again.`;

export const accountsRoutes = [
  operation({
    method: 'post',
    path: '/users/auth/signup',
    tag,
    summary: 'Makes an account',
    body: signUpInput,
    status: 201,
    answer: newAccount,
    failures: [409],
    handle: async ({ services, locale, body, c }) => {
      await codeLimit(c);
      return { user: await signUp(services, body, locale) };
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/login',
    tag,
    summary: 'Signs in',
    body: signInInput,
    answer: signedIn,
    headers: ['x-client'],
    failures: [401],
    handle: async ({ services, body, c }) => {
      await accountLimit(c);
      const {
        mustChoosePassword: _,
        user,
        ...tokens
      } = await signIn(services, body, deviceName(c.req.header('user-agent')));
      return { user, ...keepTokens(c, tokens) };
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/token',
    tag,
    summary: 'New tokens for a refresh token',
    body: refreshInput,
    answer: newTokens,
    headers: ['x-client'],
    failures: [401],
    handle: async ({ services, body, c }) => {
      await accountLimit(c);
      try {
        const left = leftToken(c);
        if (left !== undefined) await endSessionOf(services, left);
        return keepTokens(c, await refreshSession(services, sentRefreshToken(c, body.token)));
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'unauthenticated')) throw error;
        signBrowserOut(c);
        throw keepsNoCookies(c) ? new AppError('unauthenticated', { words: NO_COOKIES }) : error;
      }
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/logout',
    tag,
    summary: 'Signs out',
    security: 'bearer',
    answer: nothing,
    headers: ['x-client'],
    handle: async ({ services, caller, c }) => {
      const sent = sentRefreshToken(c, undefined);
      if (isOwnBrowser(c)) forgetDevice(c);
      await signOut(services, caller!);
      if (sent) await endSessionOf(services, sent);
      return {};
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/email-otp',
    tag,
    summary: 'Sends a code that confirms an email',
    body: codeInput,
    answer: codeSent,
    handle: async ({ services, body, c }) => {
      await codeLimit(c);
      return { resendAfter: await askForCode(services, body.email, 'email') };
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/email',
    tag,
    summary: 'Confirms an email by its code',
    body: verifyEmailInput,
    answer: verifiedAccount,
    handle: async ({ services, body, c }) => {
      await accountLimit(c);
      return { user: await verifyEmail(services, body) };
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/phone-otp',
    tag,
    summary: 'Sends a code that confirms a phone number',
    security: 'bearerOrCode',
    body: phoneCodeInput,
    answer: codeSent,
    handle: async ({ services, body, caller, c }) => {
      await codeLimit(c);
      return { resendAfter: await askForPhoneCode(services, body.phone, caller) };
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/verify-phone',
    tag,
    summary: 'Confirms a phone number by its code',
    security: 'bearerOrCode',
    body: verifyPhoneInput,
    answer: verifiedAccount,
    handle: async ({ services, body, caller, c }) => {
      await accountLimit(c);
      return { user: await verifyPhone(services, body, caller) };
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/forget-password-otp',
    tag,
    summary: 'Sends a code for a new password',
    body: codeInput,
    answer: codeSent,
    handle: async ({ services, body, c }) => {
      await codeLimit(c);
      return { resendAfter: await askForCode(services, body.email, 'password') };
    },
  }),
  operation({
    method: 'patch',
    path: '/users/auth/password',
    tag,
    summary: 'Sets a new password',
    security: 'bearerOrCode',
    body: newPasswordInput,
    answer: nothing,
    failures: [401],
    handle: async ({ services, body, caller, c }) => {
      await accountLimit(c);
      await changePassword(services, body, caller);
      return {};
    },
  }),
  operation({
    method: 'get',
    path: '/users/second-factor',
    tag,
    summary: 'Whether a second factor is asked for',
    security: 'bearer',
    answer: secondFactorState,
    handle: async ({ services, caller }) => {
      const read = await readSecondFactor(services, caller!);
      return { state: read.state, recoveryCodesLeft: read.state === 'none' ? 0 : read.recoveryCodesLeft };
    },
  }),
  operation({
    method: 'post',
    path: '/users/second-factor',
    tag,
    summary: 'Begins to set up an app for codes',
    security: 'bearer',
    status: 201,
    answer: secondFactorSetup,
    failures: [409],
    handle: async ({ services, caller, c }) => {
      await accountLimit(c);
      return beginSecondFactor(services, caller!);
    },
  }),
  operation({
    method: 'post',
    path: '/users/second-factor/confirm',
    tag,
    summary: 'Sets the app up by its first code',
    security: 'bearer',
    body: secondFactorCode,
    answer: newRecoveryCodes,
    failures: [409],
    handle: async ({ services, body, caller, c }) => {
      await accountLimit(c);
      return { recoveryCodes: await confirmSecondFactor(services, caller!, body.code) };
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/second-factor',
    tag,
    summary: 'Confirms the session by a second factor',
    security: 'bearer',
    body: secondFactorCode,
    answer: nothing,
    failures: [409],
    handle: async ({ services, body, caller, c }) => {
      await accountLimit(c);
      await passSecondFactor(services, caller!, body.code);
      return {};
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/passkey/options',
    tag,
    summary: 'What a passkey is asked to sign',
    status: 201,
    answer: passkeyOptions,
    handle: async ({ services, c }) => {
      await accountLimit(c);
      return { options: await passkeySignInOptions(services, passkeyOrigin(services, c.req.url)) };
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/passkey',
    tag,
    summary: 'Signs in by a passkey',
    body: passkeyResponse,
    answer: signedIn,
    headers: ['x-client'],
    failures: [401],
    handle: async ({ services, body, c }) => {
      await accountLimit(c);
      const device = deviceName(c.req.header('user-agent'));
      const by = { response: body.response, origin: passkeyOrigin(services, c.req.url), device };
      const { user, ...tokens } = await signInByPasskey(services, by);
      // A session that it confirms is replaced by one that is confirmed.
      const former = isOwnBrowser(c) ? cookieToken(c) : undefined;
      if (former !== undefined) await endSessionOf(services, former);
      return { user, ...keepTokens(c, tokens) };
    },
  }),
  operation({
    method: 'get',
    path: '/users/sessions',
    tag,
    summary: 'The signed-in devices',
    security: 'bearer',
    query: v.strictObject(paging()),
    answer: page(session),
    handle: async ({ services, query, caller }) =>
      pageOf(await listSessions(services, caller!), { ...query, offset: offsetOf(query) }),
  }),
  operation({
    method: 'delete',
    path: '/users/sessions/{id}',
    tag,
    summary: 'Signs a device out',
    security: 'bearer',
    params: v.object({ id }),
    answer: nothing,
    handle: async ({ services, caller, params }) => {
      await signOut(services, caller!, params.id);
      return {};
    },
  }),
];
