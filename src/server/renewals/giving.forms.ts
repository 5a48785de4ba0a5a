import * as v from 'valibot';
import { latinDigits } from '#money/latin-digits.ts';
import { parseMoney } from '#money/parse-money.ts';
import { COOKIES } from '#src/contracts/cookies.ts';
import { PAUSE_MONTHS } from '#src/domain/plan-change.ts';
import { clientSubnet } from '#src/server/http/client-address.ts';
import { writeCookie } from '#src/server/http/cookies.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormSuccess } from '#src/server/http/form-response.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { givingLimit } from '#src/server/http/rate-limits.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';
import { beginCardChange, cardChangeKey } from '#src/server/renewals/card-change.ts';
import { amountBounds, changeSubscription, checkAmount } from '#src/server/renewals/change-plan.ts';
import { changeAmountByCode, sendGivingCode } from '#src/server/renewals/giving-code.ts';
import { agreeToAmount, keepAmount, reviseAmount, type Revision } from '#src/server/renewals/revise-amount.ts';
import { readGivingToken } from '#src/server/subscriptions/giving-link.ts';
import { findSubscription, type SubscriptionRow } from '#src/server/subscriptions/subscriptions.repository.ts';

const text = v.optional(v.string(), '');
const token = { token: text };
const amount = { amount: text, preset: text };

/** The recurring donation of a link that still works. @throws AppError `notFound` for any other */
async function subscriptionOf(ctx: ServiceContext, link: string): Promise<SubscriptionRow> {
  const read = readGivingToken(ctx, link);
  const found = read && !read.isExpired ? await findSubscription(ctx.db, read.id) : undefined;
  if (!found) throw new AppError('notFound');
  return found;
}

/** A typed amount counts, else the chosen one. @throws AppError unless one of them is an amount */
function amountOf(input: { amount: string; preset: string }, { currency }: SubscriptionRow): number {
  if (input.amount.trim() === '' && /^[1-9]\d{0,11}$/.test(input.preset)) return Number(input.preset);
  const money = parseMoney(input.amount, currency);
  if (money) return money.minor;
  const code = input.amount.trim() === '' ? 'required' : 'invalidFormat';
  throw new AppError('validation', { fields: [{ path: 'amount', code }] });
}

/** The digits of a typed code. @throws AppError where there are none */
function digitsOf(typed: string): string {
  const code = latinDigits(typed).replaceAll(/\s/g, '');
  if (code === '') throw new AppError('validation', { fields: [{ path: 'code', code: 'required' }] });
  return code;
}

const afterRevision = (revision: Revision): FormSuccess =>
  revision.outcome === 'agree' ? { outside: revision.page } : { done: { title: revision.outcome } };

/** What a donor does on the page of a recurring donation. Only by a post: programs that scan emails open links. */
export const givingForms = [
  formRoute({
    path: 'giving/pause',
    schema: v.object({ ...token, months: text }),
    handle: async ({ services, input, c }) => {
      await givingLimit(c);
      const { id } = await subscriptionOf(services, input.token);
      const months = PAUSE_MONTHS.find((count) => String(count) === latinDigits(input.months));
      if (months === undefined)
        throw new AppError('validation', { fields: [{ path: 'months', code: 'invalidSelection' }] });
      return { done: { title: await changeSubscription(services, id, { does: 'pause', months }) } };
    },
  }),
  ...(['resume', 'unskip'] as const).map((does) =>
    formRoute({
      path: `giving/${does}`,
      schema: v.object(token),
      handle: async ({ services, input, c }) => {
        await givingLimit(c);
        const { id } = await subscriptionOf(services, input.token);
        return { done: { title: await changeSubscription(services, id, { does }) } };
      },
    }),
  ),
  formRoute({
    path: 'giving/skip',
    schema: v.object({ ...token, date: v.pipe(text, v.isoTimestamp('invalidFormat')) }),
    handle: async ({ services, input, c }) => {
      await givingLimit(c);
      const { id } = await subscriptionOf(services, input.token);
      const change = { does: 'skip' as const, date: new Date(input.date) };
      return { done: { title: await changeSubscription(services, id, change) } };
    },
  }),
  formRoute({
    path: 'giving/lower',
    schema: v.object({ ...token, ...amount }),
    handle: async ({ services, input, c }) => {
      await givingLimit(c);
      const subscription = await subscriptionOf(services, input.token);
      const to = amountOf(input, subscription);
      const bounds = await amountBounds(services, subscription);
      // More than now needs a code.
      checkAmount(to, { ...bounds, maximum: subscription.amountMinor });
      return {
        done: {
          title: await changeSubscription(services, subscription.id, { does: 'changeAmount', to, mayRaise: false }),
        },
      };
    },
  }),
  ...(['giving/code', 'giving/card-code'] as const).map((path) =>
    formRoute({
      path,
      schema: v.object(token),
      handle: async ({ services, input, c }) => {
        await givingLimit(c);
        await sendGivingCode(services, (await subscriptionOf(services, input.token)).id);
        return { done: { title: 'sent' } };
      },
    }),
  ),
  formRoute({
    path: 'giving/card',
    schema: v.object({ ...token, code: text }),
    /** Leads to the page on which a new card is entered, in this browser alone. */
    handle: async ({ services, input, c }) => {
      await givingLimit(c);
      const { id } = await subscriptionOf(services, input.token);
      const change = await beginCardChange(services, id, digitsOf(input.code), clientSubnet(c));
      writeCookie(c, COOKIES.cardChange, cardChangeKey(services, change));
      return { location: `/giving/${input.token}/card?card=${change}` };
    },
  }),
  formRoute({
    path: 'giving/raise',
    schema: v.object({ ...token, ...amount, code: text }),
    handle: async ({ services, input, c }) => {
      await givingLimit(c);
      const subscription = await subscriptionOf(services, input.token);
      const to = amountOf(input, subscription);
      checkAmount(to, await amountBounds(services, subscription));
      return {
        done: { title: await changeAmountByCode(services, subscription.id, { code: digitsOf(input.code), to }) },
      };
    },
  }),
  formRoute({
    path: 'giving/amount',
    schema: v.object({ ...token, ...amount }),
    /** Leads to the page of the provider that runs the donation: only its donor can agree there, so no code is asked for. */
    handle: async ({ services, input, c }) => {
      await givingLimit(c);
      const subscription = await subscriptionOf(services, input.token);
      const to = amountOf(input, subscription);
      checkAmount(to, await amountBounds(services, subscription));
      return afterRevision(await reviseAmount(services, subscription.id, to));
    },
  }),
  formRoute({
    path: 'giving/agree',
    schema: v.object(token),
    handle: async ({ services, input, c }) => {
      await givingLimit(c);
      const { id } = await subscriptionOf(services, input.token);
      return afterRevision(await agreeToAmount(services, id));
    },
  }),
  formRoute({
    path: 'giving/keep',
    schema: v.object(token),
    handle: async ({ services, input, c }) => {
      await givingLimit(c);
      const { id } = await subscriptionOf(services, input.token);
      return { done: { title: await keepAmount(services, id) } };
    },
  }),
  formRoute({
    path: 'giving/cancel',
    schema: v.object(token),
    handle: async ({ services, input, c }) => {
      await givingLimit(c);
      const { id } = await subscriptionOf(services, input.token);
      const outcome = await cancelSubscription(services, { id }, 'donor');
      return { done: { title: outcome === 'underway' ? 'charging' : 'cancelled' } };
    },
  }),
  formRoute({
    path: 'giving/link',
    schema: v.object(token),
    handle: async ({ services, input, c }) => {
      await givingLimit(c);
      await sendLink(services, input.token);
      return { done: { title: 'sent' } };
    },
  }),
];

/** Sends a new link in place of an expired one, to the donor's own address, at most one a day. */
async function sendLink(ctx: ServiceContext, link: string): Promise<void> {
  const read = readGivingToken(ctx, link);
  if (!read) throw new AppError('notFound');
  const now = ctx.now();
  const day = now.toISOString().slice(0, 10);
  await enqueueEmail(ctx.db, `planLink:${read.id}:${day}`, { template: 'planLink', subscriptionId: read.id }, now);
  ctx.notifyWorker('outbox');
}
