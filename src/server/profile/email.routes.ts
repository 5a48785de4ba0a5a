import * as v from 'valibot';
import { codeSent, verifiedAccount } from '#src/contracts/accounts.ts';
import { newEmailConfirmation, newEmailInput } from '#src/contracts/profile.ts';
import { RESEND_SECONDS } from '#src/domain/one-time-code.ts';
import { operation } from '#src/server/http/operation.ts';
import { accountLimit, codeLimit } from '#src/server/http/rate-limits.ts';
import { askForNewEmail, confirmNewEmail, giveUpNewEmail } from '#src/server/profile/change-email.ts';
import { askForProof } from '#src/server/profile/prove-owner.ts';

const tag = 'Accounts';

export const emailRoutes = [
  operation({
    method: 'post',
    path: '/users/auth/own-email-otp',
    tag,
    summary: "Sends a code to the caller's present email",
    security: 'bearer',
    answer: codeSent,
    failures: [409],
    handle: async ({ services, caller, c }) => {
      await codeLimit(c);
      await askForProof(services, caller!.id, 'moveEmail');
      return { resendAfter: RESEND_SECONDS };
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/new-email-otp',
    tag,
    summary: 'Sends a code to another email for the caller',
    security: 'bearer',
    body: newEmailInput,
    answer: codeSent,
    handle: async ({ services, body, caller, c }) => {
      await codeLimit(c);
      await askForNewEmail(services, caller!, body);
      return { resendAfter: RESEND_SECONDS };
    },
  }),
  operation({
    method: 'post',
    path: '/users/auth/new-email',
    tag,
    summary: "Changes the caller's email by its code",
    security: 'bearer',
    body: newEmailConfirmation,
    answer: verifiedAccount,
    failures: [409],
    handle: async ({ services, body, caller, c }) => {
      await accountLimit(c);
      return { user: await confirmNewEmail(services, caller!, body.otp) };
    },
  }),
  operation({
    method: 'delete',
    path: '/users/auth/new-email',
    tag,
    summary: 'Gives up the other email that was asked for',
    security: 'bearer',
    answer: v.strictObject({}),
    handle: async ({ services, caller }) => {
      await giveUpNewEmail(services, caller!);
      return {};
    },
  }),
];
